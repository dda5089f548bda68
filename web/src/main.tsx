/* The page: which screen the address names. */
import "./style/base.css";
import "./style/frame.css";
import "./style/screens.css";
import "./style/table.css";
import "./style/narrow.css";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { route } from "./route";
import { LiveRegion } from "./say";
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

function App() {
  const [where] = useStore(route);
  useStore(spoken);
  useEffect(() => {
    if (where !== "t") document.title = "Antilles";
    scrollTo(0, 0);
  }, [where]);
  return (
    <>
      <Screen />
      <LiveRegion />
    </>
  );
}

void begin().then(() => render(<App />, document.getElementById("app")!));
