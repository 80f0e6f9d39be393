import type { CustomArticleNumberSeed, VariantSeed } from '../demo-company.ts';
import { users } from './users.ts';

/** Own article numbers by customer number, or by first name for a person without one. */
const given: Record<string, Record<string, string>> = {
  '100001': {
    'GX-050-GC-NBR': 'HV 20-4410',
    'GX-050-GC-EPDM': 'HV 20-4411',
    'GX-050-H16-061': 'VVX Kaj 4',
    // our number of another article, the gasket tool, so it is ambiguous
    'GX-050-TB-20-420': '0450-117',
  },
  '100002': { 'GX-050-GC-HNBRF': 'LR-JOINT-0050', 'SK-CL-DES-20': 'LR-DETARTRANT' },
  '100004': { 'SK-CL-DES-10': 'ED/CIP/0010' },
  noah: { 'BZ-028-H30-040': 'Shed boiler' },
};

/** Creates the own article numbers of the demo; throws when one refers to something unknown. */
export function createCustomArticleNumbers(variants: VariantSeed[]): CustomArticleNumberSeed[] {
  const articles = new Map(variants.map((variant) => [variant.articleNumber, variant]));
  return Object.entries(given).flatMap(([owner, numbers]) => {
    const person = users.find(({ firstName }) => firstName.toLowerCase() === owner);
    return Object.entries(numbers).map(([articleNumber, number]) => {
      const article = articles.get(articleNumber);
      if (!article) throw new Error(`Unknown article ${articleNumber} for the own number ${number} of ${owner}`);
      return {
        customerNumber: person ? null : owner,
        oid: person?.oid ?? null,
        commercialItemId: article.commercialItemId,
        number,
      };
    });
  });
}
