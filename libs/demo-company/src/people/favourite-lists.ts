import { chanceFor } from '../chance.ts';
import type { FavouriteListSeed, ItemSeed, VariantSeed } from '../demo-company.ts';
import { users } from './users.ts';

/** Stable ids of lists. */
export const favouriteListId = (number: number): string =>
  `20000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Lines = [articleNumber: string, quantity: number][];

interface Given {
  /** First name of the person. */
  of: string;
  customerNumber: string;
  name: string;
  isShared?: true;
  lines: Lines;
}

/** Spare parts for opening four units at once. */
export function springStop(variants: VariantSeed[]): Lines {
  const parts = variants.filter(
    ({ articleNumber, sales }) => sales === 'buy' && /^GX-(050|080|100)-[A-Z]{2}(-|$)/.test(articleNumber),
  );
  const every = Math.floor(parts.length / 150);
  return Array.from({ length: 150 }, (_, n) => {
    const { articleNumber } = parts[n * every]!;
    const isWorn = /-(G[CEPR]|NU|LW)/.test(articleNumber);
    return [articleNumber, chanceFor(`spring stop ${articleNumber}`)(1, isWorn ? 40 : 4)];
  });
}

const given = (variants: VariantSeed[]): Given[] => [
  { of: 'anna', customerNumber: '100001', name: 'Vårstopp pumpstation 2', lines: springStop(variants) },
  {
    of: 'anna',
    customerNumber: '100001',
    name: 'Åtdragning GX-050',
    isShared: true,
    lines: [
      ['GX-050-TB-20-420', 10],
      ['GX-050-NU-20', 20],
      ['GX-050-LW-20', 20],
      ['SK-TT-20', 1],
    ],
  },
  {
    of: 'marie',
    customerNumber: '100002',
    name: 'Révision annuelle, ligne 1',
    lines: [
      ['GX-050-GC-HNBRF', 61],
      ['GX-050-GE-HNBRF', 2],
      ['SK-CL-DES-20', 2],
    ],
  },
  {
    of: 'marie',
    customerNumber: '100002',
    name: 'Échangeurs à surveiller',
    lines: [
      ['GX-050-H16-061', 1],
      ['BZ-112-H30-080', 2],
    ],
  },
  {
    of: 'marie',
    customerNumber: '100003',
    name: 'Spares kept in Rotterdam',
    lines: [
      ['GX-080-GC-EPDM', 40],
      ['0450 117', 2],
    ],
  },
  // one discontinued, one on request, one only quoted
  {
    of: 'grace',
    customerNumber: '100004',
    name: 'Pasteuriser, dairy line 3',
    lines: [
      ['GX-040-H10-041-N', 1],
      ['GX-150-H16-301', 1],
      ['GX-150-H16-201', 1],
      ['SK-CL-DES-10', 4],
    ],
  },
];

/** Creates the lists of the demo people; throws when one refers to something unknown. */
export function createFavouriteLists(items: ItemSeed[], variants: VariantSeed[]): FavouriteListSeed[] {
  const articles = new Map(variants.map((variant) => [variant.articleNumber, variant]));
  const categoryOf = new Map(items.map(({ genericItemId, categoryIds }) => [genericItemId, categoryIds[0]!]));
  return given(variants).map(({ of, lines, isShared = false, ...list }, n) => ({
    ...list,
    id: favouriteListId(n + 1),
    oid: users.find(({ firstName }) => firstName.toLowerCase() === of)!.oid,
    isShared,
    lines: lines.map(([articleNumber, quantity]) => {
      const article = articles.get(articleNumber);
      if (!article) throw new Error(`Unknown article ${articleNumber} in a list of ${of}`);
      const { genericItemId, commercialItemId, name } = article;
      const cartItemId = { genericItemId, commercialItemId, categoryId: categoryOf.get(genericItemId)! };
      return { cartItemId, quantity, name: name.en, articleNumber };
    }),
  }));
}
