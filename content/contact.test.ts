import { expect, test } from "vitest";
import { deliveryRules, refundRules } from "#core/policy.ts";
import { retention } from "#core/retention.ts";
import { company } from "./company.ts";
import { contactReasons, contactSection, contactWays } from "./contact.ts";
import { pagePaths } from "./pages.ts";

const { contact, grievanceOfficer, identity, postalAddress } = company;

test("the ways to reach us are the company's name, mailbox, phone, hours, address and grievance officer", () => {
  expect(contactWays.map(({ id, lines }) => [id, lines])).toEqual([
    ["name", [identity.legalName]],
    ["support", [contact.supportEmail]],
    ["phone", [contact.phone]],
    ["hours", [contact.hours]],
    ["post", postalAddress.lines],
    ["grievances", [grievanceOfficer.email, grievanceOfficer.name]],
  ]);
});

test("a mailbox and a phone number can be clicked, all but the hours copied, and every way says when to use it", () => {
  const links = Object.fromEntries(contactWays.map(({ id, href }) => [id, href]));
  expect(links.support).toBe(`mailto:${contact.supportEmail}`);
  expect(links.phone).toMatch(/^tel:\+\d+$/);
  expect(links.grievances).toBe(`mailto:${grievanceOfficer.email}`);
  for (const { id, copy } of contactWays) expect(copy === undefined, id).toBe(id === "hours");
  for (const { when } of contactWays) expect(when.length).toBeGreaterThan(15);
});

test("the times are those of core and no other figure is given", () => {
  const told = JSON.stringify(contactReasons.reasons);
  const { typicalHours, maxHours } = deliveryRules;
  const { billingErrorReportDays, reviewBusinessDays, payoutWorkingDays } = refundRules;
  const known = [
    ...[typicalHours, reviewBusinessDays, payoutWorkingDays].flatMap(({ from, to }) => [from, to]),
    ...[maxHours, billingErrorReportDays, retention.requestAnswerDays],
  ];
  expect((told.match(/\d+/g) ?? []).map(Number).sort()).toEqual(known.sort());
});

test("example details are marked until every one of them is real", () => {
  expect(contactSection.sample).toBe(
    identity.sample || contact.sample || postalAddress.sample || grievanceOfficer.sample,
  );
});

test("every reason leads to a page that has the whole rule", () => {
  for (const { to } of contactReasons.reasons) expect(pagePaths).toContain(to);
});

test("the contact page has no em dashes and exclamation marks", () => {
  expect(JSON.stringify([contactWays, contactReasons])).not.toMatch(/[—!]/);
});
