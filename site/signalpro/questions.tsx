import {
  signalproQuestions,
  signalproQuestionsSection,
  signalproQuestionsTag,
} from "#content/faq-signalpro.ts";
import { QuestionList } from "#site/ui/accordion.tsx";
import { Zone } from "#site/ui/zone.tsx";

export function Questions() {
  const { label, heading } = signalproQuestionsSection;
  return (
    <section className="sec">
      <Zone label={label} tag={signalproQuestionsTag} from="36" />
      <div className="cut questions">
        <div>
          <h2>{heading}</h2>
        </div>
        <QuestionList name="signalpro-questions" questions={signalproQuestions} />
      </div>
    </section>
  );
}
