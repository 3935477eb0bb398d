import { productsPage as page } from "#content/products.ts";
import { PageIntro } from "#site/layout/page-intro.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";
import { CurrencyToggle } from "#site/pricing/currency-toggle.tsx";
import { FloatingCompare } from "#site/pricing/floating-compare.tsx";
import { ProductCards } from "#site/pricing/product-cards.tsx";
import { Teasers } from "#site/pricing/teasers.tsx";
import "#site/styles/pages/plans.css";

export function meta() {
  return pageMeta(page);
}

export default function Products() {
  return (
    <>
      <PageIntro heading={page.heading} introduction={page.introduction}>
        <CurrencyToggle />
        <ProductCards />
      </PageIntro>
      <Teasers />
      <FloatingCompare />
    </>
  );
}
