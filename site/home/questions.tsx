import { company } from "#content/company.ts";
import { homeQuestions, homeQuestionsTag } from "#content/faq.ts";
import { homeSections } from "#content/home.ts";
import { QuestionList } from "#site/ui/accordion.tsx";
import { Zone } from "#site/ui/zone.tsx";

const { supportEmail } = company.contact;

export function Questions() {
  const { label, heading, introduction } = homeSections.faq;
  const [before, after] = introduction.split(supportEmail);
  return (
    <section className="sec" id="faq">
      <Zone label={label} tag={homeQuestionsTag} from="36" />
      <div className="cut questions">
        <div>
          <h2>{heading}</h2>
          <p className="lede">
            {before}
            <a className="link break-words" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
            {after}
          </p>
        </div>
        <QuestionList name="faq" questions={homeQuestions} />
      </div>
    </section>
  );
}
