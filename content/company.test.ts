import { expect, test } from "vitest";
import { company } from "./company.ts";
import { checkCompany } from "./company-rules.ts";

function companyWith(group: string, fields: Record<string, unknown>): unknown {
  const groups: Record<string, object> = { ...company };
  return { ...groups, [group]: { ...groups[group], ...fields } };
}

test("the company of this checkout passes its own rules", () => {
  expect(checkCompany(structuredClone(company))).toEqual(company);
});

test.each([
  ["identity", { productName: " " }, "identity.productName must be one line of text"],
  ["identity", { legalName: "two\nlines" }, "identity.legalName must be one line of text"],
  ["site", { origin: "https://shop.test/" }, "site.origin must be an https origin without a path"],
  ["contact", { supportEmail: "a@b.in, c@d.in" }, "contact.supportEmail must be one e-mail address"],
  ["contact", { phone: "98765 43210" }, "contact.phone must be a phone number with its country code"],
  ["postalAddress", { lines: [] }, "postalAddress.lines must be a list with at least one entry"],
  ["postalAddress", { lines: ["House", ""] }, "postalAddress.lines[1] must be one line of text"],
  ["jurisdiction", { law: 91 }, "jurisdiction.law must be one line of text, got 91"],
  ["grievanceOfficer", { email: "officer" }, "grievanceOfficer.email must be one e-mail address"],
  ["social", { links: [{ label: "X", url: "x.test" }] }, "social.links[0].url must be an https address"],
  ["social", { links: [{ label: "X" }] }, "social.links[0].url is missing"],
  ["chat", { scriptUrl: "javascript:1" }, "chat.scriptUrl must be an https script address or null"],
  ["affiliatePlatform", { joinUrl: "http://a.test" }, "affiliatePlatform.joinUrl must be an https address"],
  ["videos", { tour: "https://a.test/watch" }, "videos.tour must be an 11-character video id or null"],
  ["guide", { pdfPath: "guide.pdf" }, "guide.pdfPath must be a path that starts with /"],
  ["followerTrial", { url: null }, "followerTrial.url must be an https address, got null"],
  ["contact", { sample: "yes" }, "contact.sample must be true or false"],
])("a malformed value in %s is refused: %o", (group, fields, message) => {
  expect(() => checkCompany(companyWith(group, fields))).toThrow(`content/company.ts: ${message}`);
});

test("every malformed group is refused by name", () => {
  for (const group of Object.keys(company)) {
    expect(() => checkCompany({ ...company, [group]: null })).toThrow(
      `content/company.ts: ${group} must be an object`,
    );
  }
});

test("every missing field is refused by name", () => {
  for (const [group, fields] of Object.entries(company)) {
    for (const name of Object.keys(fields)) {
      const { [name]: _, ...rest } = fields as Record<string, unknown>;
      expect(() => checkCompany({ ...company, [group]: rest })).toThrow(
        `content/company.ts: ${group}.${name} is missing`,
      );
    }
  }
});

test("a missing group and a misspelled field are refused by name", () => {
  const { contact: _, ...withoutContact } = company;
  expect(() => checkCompany(withoutContact)).toThrow("content/company.ts: contact is missing");
  expect(() => checkCompany(companyWith("contact", { suportEmail: "a@b.in" }))).toThrow(
    "content/company.ts: contact.suportEmail is not a known field",
  );
});

test("a group can not be called real while it holds an example address", () => {
  expect(() => checkCompany(companyWith("site", { sample: false }))).toThrow(
    "content/company.ts: site.origin must be your own value before site.sample is false",
  );
  expect(() =>
    checkCompany(companyWith("site", { sample: false, origin: "https://shop.test" })),
  ).not.toThrow();
});
