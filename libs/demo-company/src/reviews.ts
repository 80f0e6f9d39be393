import { chanceFor } from './chance.ts';
import type { ItemSeed, ReviewSeed } from './demo-company.ts';
import { aliases, reviewTexts } from './words/reviews.ts';

/** Reviewed items and the kind of texts; the first has reviews for more than one screen. */
const reviewed: [genericItemId: string, about: 'unit' | 'part' | 'kit', count: number][] = [
  ['GX050', 'unit', 9],
  ['GX032', 'unit', 4],
  ['GX080', 'unit', 4],
  ['BZ112', 'unit', 5],
  ['BZ028', 'unit', 2],
  ['ST168', 'unit', 2],
  ['GGX050', 'part', 5],
  ['CHANNELPLATE', 'part', 3],
  ['TIGHTENINGBOLT', 'part', 1],
  ['SKRG', 'kit', 3],
  ['SKCLDES', 'kit', 2],
];

/** Forty reviews; every sixth has stars without a text. */
export function createReviews(items: ItemSeed[]): ReviewSeed[] {
  const categoryOf = new Map(items.map(({ genericItemId, categoryIds }) => [genericItemId, categoryIds[0]!]));
  return reviewed.flatMap(([genericItemId, about, count]) => {
    const chance = chanceFor(`reviews of ${genericItemId}`);
    const fitting = reviewTexts.filter((text) => text.about === about);
    const first = chance(0, fitting.length - 1);
    return Array.from({ length: count }, (_, i): ReviewSeed => {
      const { stars, text, language } = fitting[(first + i) % fitting.length]!;
      const month = String(chance(1, 10)).padStart(2, '0');
      return {
        genericItemId,
        categoryId: categoryOf.get(genericItemId)!,
        stars,
        // a text is used only once per item
        userReview: i % 6 === 5 || i >= fitting.length ? null : text,
        userAlias: aliases[(first + i * 5) % aliases.length]!,
        date: `${chance(2024, 2026)}-${month}-${String(chance(1, 28)).padStart(2, '0')}`,
        language,
      };
    });
  });
}
