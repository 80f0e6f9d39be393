import type { CalculatedRefund, replacements } from '@shop/api-contracts';
import { waitForSlowSystem } from '../catalogue/items/slow-sales-details.ts';
import { cardOf } from '../catalogue/items/item-cards.ts';
import type { Call } from '../http/route.ts';
import { findCandidates } from './find-candidates.ts';
import { refundWith } from './search-replacements.ts';

/** The refund with each unit that can replace an old one, also with those whose price the slow system has. */
export async function calculateRefund(
  call: Call<typeof replacements.calculateRefund>,
  slowSalesDetailsMs: number,
): Promise<CalculatedRefund> {
  const { refundTerms, candidates } = await findCandidates(call);
  if (refundTerms.percent === 0) return { refundTerms, refunds: [] };
  const rows = candidates.map(({ row }) => row);
  await waitForSlowSystem(rows, slowSalesDetailsMs);
  return {
    refundTerms,
    refunds: rows.flatMap((row) => {
      const card = cardOf(row, call.catalogue.reference, call.context, {
        categoryId: call.query.categoryId,
        detail: 'light',
        completeSalesDetails: true,
      });
      const refund = refundWith(card, refundTerms);
      return refund ? [{ commercialItemId: row.commercialItemId, ...refund }] : [];
    }),
  };
}
