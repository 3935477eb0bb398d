// The one file a seller edits. `sample: true` means the group still holds example values and `npm run doctor`
// lists it; set it to false once the values are yours. `null` means "we do not have this": with `sample: false`
// it is a choice, and the site leaves the thing out.
import type { Company } from "./company-rules.ts";

export const company: Company = {
  identity: {
    sample: true,
    productName: "ZoneLedger",
    tagLine: "Mark the zone. Wait for price. Check the ledger.",
    legalName: "Example Seller Private Limited",
    /** The name a buyer reads on the payment page and on the bank statement. */
    sellerName: "Example Seller",
  },
  site: {
    sample: true,
    origin: "https://zoneledger.example",
  },
  contact: {
    sample: true,
    phone: "+91 00000 00000",
    supportEmail: "support@zoneledger.example",
    hours: "Monday to Friday, 10:00 to 18:00 India time",
  },
  postalAddress: {
    sample: true,
    lines: ["Example House, Example Road", "Example City 000000", "India"],
  },
  jurisdiction: {
    sample: true,
    law: "India",
  },
  grievanceOfficer: {
    sample: true,
    /** A name, or the role that answers. */
    name: "Head of Customer Support",
    email: "grievance@zoneledger.example",
  },
  social: {
    sample: true,
    links: [
      { label: "YouTube", url: "https://social.example/youtube/zoneledger" },
      { label: "TradingView", url: "https://social.example/tradingview/zoneledger" },
      { label: "Instagram", url: "https://social.example/instagram/zoneledger" },
      { label: "X", url: "https://social.example/x/zoneledger" },
    ],
  },
  chat: {
    sample: true,
    scriptUrl: null,
  },
  affiliatePlatform: {
    sample: true,
    loginUrl: "https://affiliates.example/login",
    joinUrl: "https://affiliates.example/join",
  },
  videos: {
    sample: true,
    /** The host that sets no cookie before the visitor plays. */
    host: "https://www.youtube-nocookie.com",
    tour: null,
    comparison: null,
    session: null,
    zoneWalkthrough: null,
    signalproWalkthrough: null,
  },
  guide: {
    sample: false,
    /** The site's own booklet, printed from the guide by `npm run guide-pdf`; null leaves the button out. */
    pdfPath: "/guide.pdf",
  },
  followerTrial: {
    sample: true,
    url: "https://forms.example/follower-trial",
  },
};
