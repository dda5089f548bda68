/* The page. */
import "./style/base.css";
import { render } from "preact";
import { t } from "./words";

render(<h1>{t("Antilles")}</h1>, document.getElementById("app")!);
