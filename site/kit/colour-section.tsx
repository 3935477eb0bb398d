import { KitSection } from "./kit-section.tsx";

const tokens = [
  ["paper", "paper-2", "paper-3", "rule", "rule-2", "ink-3"],
  ["ink-2", "ink", "zone", "zone-line", "gain", "loss"],
  ["zone-f", "gain-f", "loss-f", "zone-m", "cta", "margin"],
].flat();

export function ColourSection() {
  return (
    <KitSection title="Colour" columns={12}>
      <div className="kit-swatches">
        {tokens.map((token) => (
          <div key={token}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--${token})`} />
            </svg>
            <span>{token}</span>
          </div>
        ))}
      </div>
    </KitSection>
  );
}
