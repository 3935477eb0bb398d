import { company } from "#content/company.ts";
import { homeQuestions, type Question } from "#content/faq.ts";
import { billingQuestions } from "#content/faq-billing.ts";
import { signalproQuestions } from "#content/faq-signalpro.ts";
import { legalCanonical } from "#content/legal-paths.ts";
import { iconPath, shareImagePath } from "#content/pictures.ts";
import { planText } from "#content/plans.ts";
import { currencies, majorUnits } from "#core/money.ts";
import { type Interval, type Plan, plans } from "#core/plans.ts";
import { amountDue } from "#core/pricing.ts";
import { type SharedPage, sharedPages } from "./shared-pages.ts";

type Thing = { "@type": string; [property: string]: unknown };

const questions: Readonly<Record<string, readonly Question[]>> = {
  "/": homeQuestions,
  "/pricing": billingQuestions,
  "/signalpro": signalproQuestions,
};
const pagesWithAllPlans = ["/", "/pricing", "/compare", "/products"];
const organizationId = address("/#organization");

/** What search engines read of a page (schema.org). No rating: nothing here was rated by a customer. */
export function structuredData(path: string): string {
  const page = sharedPages.find((candidate) => candidate.path === legalCanonical(path));
  if (!page) return "";
  const graph: Thing[] = [organization(), webPage(page)];
  if (page.path !== "/") graph.push(breadcrumbs(page));
  graph.push(...plans.filter((plan) => sells(page.path, plan)).map(product));
  const asked = questions[page.path];
  if (asked) graph.push(questionPage(page, asked));
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
}

function sells(path: string, { id }: Plan): boolean {
  return pagesWithAllPlans.includes(path) || path === `/explore/${id}` || path === `/${id}`;
}

function organization(): Thing {
  const { identity, contact, postalAddress, social } = company;
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: identity.productName,
    legalName: identity.legalName,
    url: address("/"),
    logo: address(iconPath(512)),
    email: contact.supportEmail,
    telephone: contact.phone,
    address: { "@type": "PostalAddress", streetAddress: postalAddress.lines.join(", ") },
    sameAs: social.links.map(({ url }) => url),
  };
}

function webPage({ path, name, description }: SharedPage): Thing {
  return {
    "@type": "WebPage",
    "@id": address(path),
    url: address(path),
    name,
    description,
    inLanguage: "en",
    primaryImageOfPage: address(shareImagePath(path)),
    publisher: { "@id": organizationId },
  };
}

function breadcrumbs({ path, name }: SharedPage): Thing {
  const crumbs = [
    { name: "Home", path: "/" },
    ...(path.startsWith("/explore/") ? [{ name: "Products", path: "/products" }] : []),
    { name, path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: address(crumb.path),
    })),
  };
}

function product(plan: Plan): Thing {
  return {
    "@type": "Product",
    "@id": address(`/explore/${plan.id}#product`),
    name: `${company.identity.productName} ${plan.name}`,
    description: planText(plan.id).description,
    image: address(shareImagePath(`/explore/${plan.id}`)),
    brand: { "@type": "Brand", name: company.identity.productName },
    offers: currencies.flatMap((currency) =>
      intervals(plan).map((interval) => offer(plan, interval, currency)),
    ),
  };
}

function intervals(plan: Plan): readonly Interval[] {
  return plan.yearlyPerMonth === null ? ["monthly"] : ["monthly", "yearly"];
}

function offer(plan: Plan, interval: Interval, currency: (typeof currencies)[number]): Thing {
  const price = majorUnits(amountDue(plan, interval, currency));
  return {
    "@type": "Offer",
    url: address(`/explore/${plan.id}`),
    price,
    priceCurrency: currency,
    availability: "https://schema.org/InStock",
    seller: { "@id": organizationId },
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: currency,
      referenceQuantity: {
        "@type": "QuantitativeValue",
        value: 1,
        unitCode: interval === "monthly" ? "MON" : "ANN",
      },
    },
  };
}

function questionPage({ path }: SharedPage, asked: readonly Question[]): Thing {
  return {
    "@type": "FAQPage",
    "@id": address(`${path}#faq`),
    mainEntity: asked.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function address(path: string): string {
  return new URL(path, company.site.origin).href;
}
