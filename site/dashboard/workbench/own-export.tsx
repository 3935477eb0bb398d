import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { ownWords as words } from "#content/dashboard-recompute.ts";
import type { OwnReport } from "#core/backtest/own-file.ts";
import type { Refusal } from "#core/backtest/refusal.ts";
import type { DateOrder } from "#core/backtest/wall-clock.ts";
import { Button } from "#site/ui/button.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Spinner } from "#site/ui/spinner.tsx";
import { OwnFields } from "./own-fields.tsx";
import { OwnRefusal } from "./own-refusal.tsx";
import { OwnReportView } from "./own-report-view.tsx";
import { isZone, visitorsZone } from "./time-zones.ts";
import type { Bench } from "./use-workbench.ts";

export type OwnSettings = {
  readonly timeZone: string;
  readonly capital: number | null;
  readonly dateOrder: DateOrder | null;
};

/** What came of the file; "unreadable" where the browser itself could not open it. */
type Answer = OwnReport | Refusal | "unreadable" | null;

export function OwnExport({ bench: { workbench } }: { bench: Bench }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [settings, setSettings] = useState<OwnSettings>({ timeZone: "", capital: null, dateOrder: null });
  const [answer, setAnswer] = useState<Answer>(null);
  const { isOver, dropping } = useDrop(setFile);

  // The visitor's own clock is not known when the page is built; a file may have been chosen before hydration.
  useEffect(() => {
    setSettings((before) => ({ ...before, timeZone: visitorsZone() }));
    setFile(input.current?.files?.[0] ?? null);
  }, []);

  useEffect(() => {
    setAnswer(null);
    if (file === null || !isZone(settings.timeZone)) return;
    let isAwaited = true;
    const take = (read: Answer) => isAwaited && setAnswer(read);
    workbench()
      .readOwn(file, settings)
      .then(take, () => take("unreadable"));
    return () => {
      isAwaited = false;
    };
  }, [file, settings, workbench]);

  function clear() {
    setFile(null);
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
  }
  const isReading = file !== null && answer === null && isZone(settings.timeZone);

  return (
    // Before a file is chosen: once it is, nothing has to be fetched any more.
    <section
      className="wb"
      aria-labelledby={id}
      onFocus={workbench}
      onPointerEnter={workbench}
      onDragEnter={workbench}
    >
      <header>
        <h3 id={id}>{words.heading}</h3>
        <p className="small">{words.text}</p>
      </header>
      <div>
        <label className={isOver ? "wb-drop over" : "wb-drop"} {...dropping}>
          <input
            ref={input}
            className="wb-file"
            type="file"
            accept=".csv,.xlsx"
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
          />
          <Icon name="download" />
          {isOver ? (
            words.dropNow
          ) : (
            <span>
              <b>{words.choose}</b> {words.drop}
            </span>
          )}
        </label>
        <OwnFields
          settings={settings}
          asksOrder={settings.dateOrder !== null || isRefusedFor(answer, "ambiguous-date")}
          onChange={(change) => setSettings((before) => ({ ...before, ...change }))}
        />
        <div className="wb-own" aria-live="polite">
          {isReading && (
            <p className="wb-wait">
              <Spinner />
              {words.reading(file.name)}
            </p>
          )}
          {answer === "unreadable" && <p className="wb-refusal">{words.unreadable}</p>}
          {answer !== null && answer !== "unreadable" && answer.kind === "refused" && (
            <OwnRefusal refusal={answer} />
          )}
          {file && answer !== null && answer !== "unreadable" && answer.kind === "read" && (
            <OwnReportView file={file.name} report={answer} />
          )}
          {answer !== null && (
            <Button variant="secondary" onClick={clear}>
              {words.close}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function isRefusedFor(answer: Answer, reason: Refusal["reason"]): boolean {
  return answer !== null && answer !== "unreadable" && answer.kind === "refused" && answer.reason === reason;
}

function useDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");
  const dropping = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      // Otherwise the browser opens the file in place of the page.
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isOver, dropping };
}
