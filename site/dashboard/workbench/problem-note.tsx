import { problemWords as words } from "#content/dashboard-workbench.ts";
import { Button } from "#site/ui/button.tsx";
import { Icon } from "#site/ui/icon.tsx";
import type { WorkbenchProblem } from "./workbench.ts";

export function ProblemNote({ problem, retry }: { problem: WorkbenchProblem; retry: () => void }) {
  return (
    <div className="wb-problem">
      <p>
        <Icon name="alert" />
        {problemText(problem)}
      </p>
      <Button variant="secondary" onClick={retry}>
        {words.retry}
      </Button>
    </div>
  );
}

export function problemText(problem: WorkbenchProblem): string {
  switch (problem.kind) {
    case "download":
      return words.download(problem.file, problem.status);
    case "changed":
      return words.changed(problem.file);
    case "refused":
      return words.refused(problem.message);
    case "stopped":
      return words.stopped;
  }
}
