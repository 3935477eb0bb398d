import { deliveryRules } from "#core/policy.ts";
import { definePage } from "./page.ts";

export const contactPage = definePage({
  path: "/contact-us",
  title: "Contact Us",
  description:
    "Write, call or send a letter: support address, phone, hours, postal address and the grievance officer.",
  heading: "A person answers.",
  introduction:
    "For questions about access, name the TradingView username you signed up with. Access is granted within " +
    `${deliveryRules.maxHours} hours, so a question before that is welcome but rarely needed.`,
});
