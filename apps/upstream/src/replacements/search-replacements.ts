import type {
  ItemCard,
  Refund,
  ReplacementDifference,
  Replacements,
  replacements,
  RefundTerms,
} from '@shop/api-contracts';
import { minorUnitsOf, toAmount } from '@shop/commerce-model';
import { readMarks } from '../catalogue/items/favourite-marks.ts';
import { cardOf } from '../catalogue/items/item-cards.ts';
import type { Call } from '../http/route.ts';
import { attributesOf, columnsById } from '../memory/attribute-columns.ts';
import { comparedIds } from './compare-units.ts';
import { findCandidates } from './find-candidates.ts';
import { platePackOf } from './plate-pack-of.ts';
import { refundOf } from './refund-rules.ts';

/**
 * Units that can replace an old one, with every figure beside that of the old one. Prices of the slow system stay on
 * request, and with them the refund. Throws a Problem 404 category_unknown.
 */
export async function searchReplacements(call: Call<typeof replacements.search>): Promise<Replacements> {
  const { db, query, person, catalogue, context } = call;
  const { reference } = catalogue;
  const { language } = context;
  const { asked, refundTerms, oldPack, candidates, total } = await findCandidates(call);
  const favourites = await readMarks(
    db,
    person,
    candidates.map(({ row }) => row.commercialItemId),
  );
  const terms = query.calculateRefund === true ? refundTerms : null;
  const plateTypes = reference.attributes.get('platePattern')?.values;
  const { plateType } = query;
  const plateTypeName = plateType === undefined ? undefined : plateTypes?.[plateType]?.[language];
  const named = ({ id, old, new: now, ...rest }: ReplacementDifference): ReplacementDifference => ({
    ...{ id, old: inWords(id, old), new: inWords(id, now) },
    ...rest,
  });
  const inWords = (id: string, values: ReplacementDifference['old']) =>
    values && (attributesOf(reference, { [id]: values }, [id], language)[0]?.values ?? values);
  return {
    asked: {
      ...asked,
      plateType: plateType !== undefined && plateTypeName !== undefined ? { id: plateType, name: plateTypeName } : null,
    },
    refundTerms: terms,
    oldPack,
    candidates: candidates.map(({ row, verdict, differences }) => {
      const item = cardOf(row, reference, context, { categoryId: query.categoryId, detail: 'card', favourites });
      return {
        ...{ item, verdict, differences: differences.map(named), refund: terms && refundWith(item, terms) },
        pack: platePackOf(row.attributes),
      };
    }),
    total,
    columns: columnsById(reference, comparedIds, language),
  };
}

/** What is refunded with a new unit, and what it costs then; null without a refund or a price. */
export function refundWith({ salesDetails }: Pick<ItemCard, 'salesDetails'>, terms: RefundTerms): Refund | null {
  const price = salesDetails?.price;
  if (!price || terms.percent === 0) return null;
  const amount = refundOf(minorUnitsOf(price.originalAmount), terms);
  return {
    amount: toAmount(amount),
    priceAfterRefund: toAmount(minorUnitsOf(price.amount) - amount),
    currency: price.currency,
  };
}
