import { Skeleton } from "#site/ui/skeleton.tsx";
import { KitSection } from "./kit-section.tsx";

const cells = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function LoadingSection() {
  return (
    <KitSection title="Skeleton" columns={6}>
      <div className="kit-stack">
        <p className="small">Loading pricing...</p>
        <Skeleton className="kit-line" />
        <div className="kit-cells">
          {cells.map((cell) => (
            <div key={cell}>
              <Skeleton className="kit-line short" />
              <Skeleton className="kit-line tall" />
            </div>
          ))}
        </div>
      </div>
    </KitSection>
  );
}
