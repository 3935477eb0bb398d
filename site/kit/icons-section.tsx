import { Icon, iconNames } from "#site/ui/icon.tsx";
import { Monogram } from "#site/ui/monogram.tsx";
import { KitSection } from "./kit-section.tsx";

const people = ["Asha Rao", "Dev Shah", "Kiran Mehta", "Lena Fischer", "Omar Haddad", "Tara Nair"];

export function IconsSection() {
  return (
    <>
      <KitSection title="Icons" columns={6}>
        <div className="kit-icons">
          {iconNames.map((name) => (
            <span key={name}>
              <Icon name={name} />
              {name}
            </span>
          ))}
        </div>
      </KitSection>
      <KitSection title="Monograms" columns={6}>
        <div className="kit-stack">
          <div className="kit-people">
            {people.map((name) => (
              <span key={name}>
                <Monogram name={name} />
                {name}
              </span>
            ))}
          </div>
          <div className="kit-people">
            {people.slice(0, 2).map((name) => (
              <span key={name}>
                <Monogram name={name} large />
                {name}
              </span>
            ))}
          </div>
        </div>
      </KitSection>
    </>
  );
}
