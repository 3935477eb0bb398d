import "./kit.css";
import { ButtonsSection } from "./buttons-section.tsx";
import { ColourSection } from "./colour-section.tsx";
import { DialogsSection } from "./dialogs-section.tsx";
import { FieldsSection } from "./fields-section.tsx";
import { IconsSection } from "./icons-section.tsx";
import { LoadingSection } from "./loading-section.tsx";
import { MarksSection } from "./marks-section.tsx";
import { MessagesSection } from "./messages-section.tsx";
import { QuestionsSection } from "./questions-section.tsx";
import { ResultsSection } from "./results-section.tsx";
import { TableSection } from "./table-section.tsx";
import { TogglesSection } from "./toggles-section.tsx";
import { TypeSection } from "./type-section.tsx";
import { ZonesSection } from "./zones-section.tsx";

export function Kit() {
  return (
    <div className="sec">
      <div className="phead">
        <h1>Component kit</h1>
        <p className="lede">
          Every part in every state. Bands are zones, tags are prices, double rules are totals.
        </p>
      </div>
      <div className="kit">
        <TypeSection />
        <MarksSection />
        <ZonesSection />
        <ButtonsSection />
        <TogglesSection />
        <FieldsSection />
        <TableSection />
        <MessagesSection />
        <QuestionsSection />
        <LoadingSection />
        <ResultsSection />
        <DialogsSection />
        <IconsSection />
        <ColourSection />
      </div>
    </div>
  );
}
