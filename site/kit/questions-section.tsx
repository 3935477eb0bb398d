import { Accordion, AccordionItem } from "#site/ui/accordion.tsx";
import { KitSection } from "./kit-section.tsx";

const paragraph =
  "A long answer is at most 24 rem high and scrolls inside, and only then is it a stop for the Tab key. ";

export function QuestionsSection() {
  return (
    <KitSection title="Accordion" columns={6} onAxis>
      <Accordion>
        <AccordionItem name="kit" summary="Are these results from live trading?" open>
          <p>No. Every figure comes from historical backtesting on the 15-minute timeframe.</p>
        </AccordionItem>
        <AccordionItem name="kit" summary="Can I check the numbers myself?">
          <p>Yes. The file and the script are published.</p>
        </AccordionItem>
        <AccordionItem name="kit" summary="What happens to a very long answer?">
          <p>{paragraph.repeat(24)}</p>
        </AccordionItem>
      </Accordion>
    </KitSection>
  );
}
