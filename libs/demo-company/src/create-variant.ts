import type { DemoCompany, VariantSeed } from './demo-company.ts';
import { chanceFor } from './chance.ts';

/** The part of the company that a product family contributes. */
export type Family = Pick<DemoCompany, 'items' | 'variants'>;

type Given = Pick<
  VariantSeed,
  'genericItemId' | 'articleNumber' | 'name' | 'attributes' | 'customsNumber' | 'drawing'
> &
  Partial<VariantSeed> & {
    /** List price in whole euro; undefined when only quoted. */
    euros?: number;
    /** Usual stock. */
    shelf?: 'many' | 'some' | 'few' | 'none';
  };

const shelves = { many: [120, 1600], some: [4, 60], few: [1, 9], none: [0, 0] } as const;

/** An article number reduced to letters and digits, as id. */
export function idOf(articleNumber: string): string {
  return articleNumber.replace(/[^A-Za-z0-9]/g, '');
}

/** Creates a variant with the usual terms of sale; stock and lead time are pseudo-random but stable per article. */
export function createVariant({ euros, shelf = 'some', ...given }: Given): VariantSeed {
  const chance = chanceFor(given.articleNumber);
  const [low, high] = shelves[shelf];
  const onShelf = chance(0, 9) < (shelf === 'many' ? 10 : 7) ? chance(low, high) : 0;
  const listPrice =
    given.listPrice !== undefined ? given.listPrice : euros === undefined ? null : Math.round(euros * 100);
  return {
    sales: listPrice === null ? 'quote' : 'buy',
    stock: listPrice === null ? 0 : onShelf,
    leadTimeDays: shelf === 'many' ? 5 : [10, 15, 20, 25][chance(0, 3)]!,
    minimumQuantity: 1,
    packQuantity: 1,
    quantityBreaks: [],
    supersededNumbers: [],
    otherMakersNumbers: [],
    countryOfOrigin: 'SE',
    hasDimensions: false,
    documentIds: [],
    ...given,
    commercialItemId: given.commercialItemId ?? idOf(given.articleNumber),
    listPrice,
  };
}
