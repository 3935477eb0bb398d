import { SignedPercent } from "#site/ui/signed-value.tsx";
import { KitSection } from "./kit-section.tsx";

const months = [
  { name: "Jan", percent: -1.5, tint: "down" },
  { name: "Feb", percent: -0.2, tint: "down" },
  { name: "Mar", percent: 3.0, tint: "up strong" },
  { name: "Apr", percent: 2.1, tint: "up strong" },
  { name: "May", percent: 0.04, tint: "" },
  { name: "Jun", percent: 1.0, tint: "up" },
  { name: "Jul", percent: -4.1, tint: "down strong" },
  { name: "Aug", percent: 3.4, tint: "up strong" },
];

export function ResultsSection() {
  return (
    <KitSection title="Gain and loss, with and without colour" columns={6}>
      <div className="kit-stack">
        {["kit-cells", "kit-cells kit-grey"].map((look) => (
          <div key={look} className={look}>
            {months.map(({ name, percent, tint }) => (
              <div key={name} className={tint}>
                <small>{name}</small>
                <SignedPercent percent={percent} digits={1} plain />
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="kit-cap">
        The same cells in greyscale: sign, triangle direction and tint strength still carry the reading.
      </p>
    </KitSection>
  );
}
