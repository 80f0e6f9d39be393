import type { DemoCompany, VariantSeed } from '@shop/demo-company';

/** The demo company with copies of its gaskets up to `articles` articles; only for benchmarks. */
export function scaledCompany(company: DemoCompany, articles: number): DemoCompany {
  const gaskets = company.variants.filter(({ genericItemId }) => isGasket(company, genericItemId));
  const missing = Math.max(0, articles - company.variants.length);
  const copies = Array.from({ length: missing }, (_, n) =>
    copyOf(gaskets[n % gaskets.length]!, 1 + Math.floor(n / gaskets.length)),
  );
  return { ...company, variants: [...company.variants, ...copies] };
}

const isGasket = (company: DemoCompany, genericItemId: string): boolean =>
  company.items.some((item) => item.genericItemId === genericItemId && item.categoryIds[0] === 'gaskets');

/** A copy of an article under another number; `copy` counts from 1. */
function copyOf(variant: VariantSeed, copy: number): VariantSeed {
  return {
    ...variant,
    commercialItemId: `${variant.commercialItemId}N${copy}`,
    articleNumber: `${variant.articleNumber}-N${copy}`,
    supersededNumbers: [],
    otherMakersNumbers: [],
    stock: (variant.stock * (copy + 3)) % 97,
  };
}
