import { billingQuestions, billingQuestionsTag, billingSection } from "#content/faq-billing.ts";
import { QuestionList } from "#site/ui/accordion.tsx";
import { Zone } from "#site/ui/zone.tsx";

export function BillingQuestions() {
  return (
    <section className="sec">
      <Zone label={billingSection.label} tag={billingQuestionsTag} from="36" />
      <div className="cut questions">
        <div>
          <h2>{billingSection.heading}</h2>
        </div>
        <QuestionList name="billing" questions={billingQuestions} />
      </div>
    </section>
  );
}
