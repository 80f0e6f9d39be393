import type { QuotedLine } from '@shop/api-contracts';
import { allowedQuantity, cartActionOf, cartItemIdOf, type AddLine } from '@shop/cart';

/** What is not as it was when it was asked for. */
export type AgainNote = { line: QuotedLine } & (
  { kind: 'notSold' | 'discontinued' | 'configured' | 'noQuote' } | { kind: 'quantity'; quantity: number }
);

/** What becomes of lines that are asked for again (behaviour 24): all go to the quote cart, but for those that are named. */
export function againPlan(lines: readonly QuotedLine[]): { lines: AddLine[]; notes: AgainNote[] } {
  const plan: { lines: AddLine[]; notes: AgainNote[] } = { lines: [], notes: [] };
  for (const line of lines) {
    const { item } = line;
    if (line.configuration !== null) plan.notes.push({ kind: 'configured', line });
    else if (!item) plan.notes.push({ kind: 'notSold', line });
    else if (!cartActionOf(item)) plan.notes.push({ kind: 'discontinued', line });
    else if (item.salesDetails && !item.salesDetails.salesActions.includes('RequestQuote'))
      plan.notes.push({ kind: 'noQuote', line });
    else {
      const quantity = allowedQuantity(line.quantity, item.salesDetails);
      plan.lines.push({ cartItemId: cartItemIdOf(item), quantity, item });
      if (quantity !== line.quantity) plan.notes.push({ kind: 'quantity', line, quantity });
    }
  }
  return plan;
}
