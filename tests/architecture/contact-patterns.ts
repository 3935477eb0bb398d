import type { Figures } from "./figures.ts";
import { literally, oneOf, type Pattern } from "./pattern.ts";

const sources = ["content/company.ts"];
const separator = "[\\s().-]*";
/** Reserved for documentation (RFC 2606): what a form gives as an example reaches no one. */
const exampleHost = "example\\.(?:com|net|org)";
const picture = "(?:png|jpe?g|webp|avif|svg|gif)";

export function contactPatterns({ phone, emails, names }: Figures): Pattern[] {
  const ask = "ask content/company.ts";
  return [
    { written: phoneForms(phone), reason: `types the phone number: ${ask}`, sources, alsoInDocuments: true },
    { written: /\btel:\s?\+?\d/g, reason: `types a phone number: ${ask}`, sources },
    {
      written: new RegExp(oneOf(emails.map(literally)), "gi"),
      reason: `types the e-mail address: ${ask}`,
      sources,
      alsoInDocuments: true,
    },
    { written: anyEmail(), reason: `types an e-mail address: ${ask}`, sources },
    {
      written: new RegExp(`(?<!\\w)${oneOf(names.map(literally))}`, "gi"),
      reason: `types the product's or the seller's name: ${ask}`,
      sources,
    },
  ];
}

/** With or without the country code, in any grouping. */
function phoneForms(phone: string): RegExp {
  const [, ...local] = phone.split(" ");
  const forms = [phone, local.join("")].map((form) => [...form.replaceAll(/\D/g, "")].join(separator));
  return new RegExp(`(?<!\\d)${oneOf(forms.filter((form) => form !== ""))}(?!\\d)`, "g");
}

function anyEmail(): RegExp {
  const host = `(?!${exampleHost}\\b)(?:[\\w-]+\\.)+(?!${picture}\\b)[a-z]{2,}`;
  // What follows "://" is a login in an address, not a mailbox.
  return new RegExp(`(?<!:\\/\\/\\S*)[\\w.+%-]+@${host}`, "gi");
}
