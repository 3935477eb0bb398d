import { Field } from "#site/ui/field.tsx";
import { KitSection } from "./kit-section.tsx";

export function FieldsSection() {
  return (
    <KitSection title="Form field" columns={5}>
      <div className="field-row">
        <Field label="Name" defaultValue="Asha Rao" autoComplete="off" />
        <Field label="Phone" aside="Optional" placeholder="+91 98200 00000" className="is-hover" />
      </div>
      <Field
        label="Username"
        placeholder="asha_charts"
        hint="Spelled exactly as on your profile."
        className="is-focus"
      />
      <Field
        label="Email"
        type="email"
        defaultValue="asha.rao@"
        error="Add the part after the @, for example asha.rao@example.com"
      />
      <Field label="Country" defaultValue="India" disabled />
    </KitSection>
  );
}
