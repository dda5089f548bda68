/* The page: which screen the address names. */
import "./style/base.css";
import "./style/frame.css";
import "./style/screens.css";
import "./style/chart.css";
import "./style/table.css";
import "./style/question.css";
import "./style/story.css";
import "./style/explain.css";
import "./style/narrow.css";
import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Mishap } from "./parts/mishap";
import { route } from "./route";
import { LiveRegion, hush } from "./say";
import { Account } from "./screens/account";
import { Create } from "./screens/create";
import { Replay } from "./screens/replay";
import { Rules } from "./screens/rules";
import { Start } from "./screens/start";
import { Table } from "./screens/table";
import { Tables } from "./screens/tables";
import { begin, spoken } from "./settings";
import { useStore } from "./store";

function Screen() {
  const [where, ...rest] = useStore(route);
  switch (where) {
    case "new":
      return <Create key={rest[0]} game={rest[0] ?? "santo-domingo"} mode={rest[1]} />;
    case "t":
      return rest[0] ? <Table key={rest[0]} id={rest[0]} token={rest[1]} /> : <Start />;
    case "replay":
      return <Replay key={rest[0]} table={rest[0]} move={rest[1]} />;
    case "rules":
      return <Rules game={rest[0] ?? "santo-domingo"} topic={rest[1]} />;
    case "tables":
      return <Tables />;
    case "account":
      return <Account />;
    default:
      return <Start />;
  }
}

/* Keys are used rather than a pointer: the focus is led along. */
function useKeys(): void {
  useEffect(() => {
    const root = document.documentElement;
    const key = () => (root.dataset.keys = "yes");
    const pointer = () => delete root.dataset.keys;
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", pointer, true);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", pointer, true);
    };
  }, []);
}

function App() {
  const [where, which] = useStore(route);
  const words = useStore(spoken);
  const before = useRef(where);
  useKeys();
  useEffect(() => {
    if (where !== "t") document.title = "Antilles";
    scrollTo(0, 0);
    /* Who uses keys begins with the new screen, not with its header. */
    if (before.current !== where && document.documentElement.dataset.keys === "yes")
      document.getElementById("main")?.focus({ preventScroll: true });
    before.current = where;
  }, [where]);
  useEffect(hush, [where, which, words]);
  return (
    <>
      <Mishap key={[where, which].join("/")}>
        <Screen />
      </Mishap>
      <LiveRegion />
    </>
  );
}

void begin().then(() => render(<App />, document.getElementById("app")!));
