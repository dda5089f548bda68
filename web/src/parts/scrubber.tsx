/* Going through the moves of a game: buttons, a slider, and what the move was. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../words";
import { Icon } from "./basics";

export function Scrubber({ step, last, playing, told, go, play }: {
  step: number;
  last: number;
  playing: boolean;
  told: string;
  go(step: number): void;
  play(): void;
}) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.scrollTo(0, 0), [step]);
  const button = (icon: string, label: string, to: number) => (
    <button class="button small" onClick={() => go(to)} aria-label={label}>
      <Icon name={icon} size={16} />
    </button>
  );
  return (
    <section class="scrubber card" aria-label={t("Moves")}>
      <div class="row">
        {button("first", t("To the start"), 0)}
        {button("previous", t("One back"), step - 1)}
        <button class="button small primary" onClick={play} aria-label={playing ? t("Stop") : t("Play it")}>
          <Icon name={playing ? "pause" : "play"} size={16} />
        </button>
        {button("next", t("One on"), step + 1)}
        {button("last", t("To the end"), last)}
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={t("Move")}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
        <span class="move-count">
          {step} / {last}
        </span>
      </div>
      <p class="told" ref={line} tabIndex={0} aria-live={playing ? "off" : "polite"}>
        {told}
      </p>
    </section>
  );
}
