import { useState } from "react";
import { Button, buttonClass, IconButton } from "#site/ui/button.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { PlayButton, VideoControl } from "#site/ui/play-button.tsx";
import { KitSection } from "./kit-section.tsx";

export function ButtonsSection() {
  const [busy, setBusy] = useState(false);
  function work() {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  }
  return (
    <KitSection title="Buttons" columns={6}>
      <div className="kit-stack">
        <div className="kit-row">
          <Button busy={busy} onClick={work}>
            Primary
          </Button>
          <Button className="is-hover">Hover</Button>
          <Button className="is-active">Active</Button>
          <Button className="is-focus">Focus</Button>
        </div>
        <div className="kit-row">
          <Button busy>Primary</Button>
          <Button disabled>Disabled</Button>
          <a className={buttonClass({ variant: "secondary" })} href="#main">
            <Icon name="download" />
            With an icon
          </a>
        </div>
        <div className="kit-row">
          <Button variant="secondary">Secondary</Button>
          <Button variant="secondary" className="is-hover">
            Hover
          </Button>
          <Button variant="secondary" className="is-active">
            Active
          </Button>
          <Button variant="secondary" className="is-focus">
            Focus
          </Button>
          <Button variant="secondary" disabled>
            Unavailable
          </Button>
        </div>
        <div className="kit-row">
          <a className={buttonClass({ variant: "text" })} href="#main">
            Text button
          </a>
          <a className={buttonClass({ variant: "text", className: "is-hover" })} href="#main">
            Hover
          </a>
          <a className={buttonClass({ variant: "text", className: "is-focus" })} href="#main">
            Focus
          </a>
          <IconButton icon="moon" label="Icon button" />
          <IconButton icon="copy" label="Icon button, hover" className="is-hover" />
          <IconButton icon="sun" label="Icon button, focus" className="is-focus" />
        </div>
        <div className="kit-row">
          <PlayButton>Play, with words</PlayButton>
          <PlayButton className="is-hover">Hover</PlayButton>
          <PlayButton className="is-focus">Focus</PlayButton>
        </div>
        <VideoControl label="Play the recording" time="0:00" />
        <Button wide>Wide primary</Button>
      </div>
    </KitSection>
  );
}
