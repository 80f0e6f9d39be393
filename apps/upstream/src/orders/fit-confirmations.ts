import type { FitConfirmation, Order, orders } from '@shop/api-contracts';
import { localInstant, type StoredLine, type StoredMarket } from '@shop/commerce-model';
import type { Deps } from '../http/deps.ts';
import type { SignedInCall } from '../http/route.ts';
import { Problem } from '../problem/problem.ts';
import { orderFor } from './order-steps.ts';
import { changeOrder } from './order-store.ts';
import { readOrder } from './read-order.ts';

/** True for a line that is ordered or requested only when somebody has confirmed it: its article does not fit its unit. */
export const needsConfirmation = ({ forUnit }: ConfirmedLine): boolean => forUnit?.fit?.verdict === 'doesNotFit';

/**
 * Keeps who wants the named lines although they do not fit, and when; of other lines a confirmation is taken back. Of a
 * line that was confirmed before, the first confirmation stays. Throws a Problem 422 `line_unknown`, `line_fits`.
 */
export async function confirmFit(
  call: SignedInCall<typeof orders.confirmFit>,
  deps: Pick<Deps, 'payments'>,
): Promise<Order> {
  const { db, body, params, person, context } = call;
  const order = await orderFor(call, 'confirmFit', { orderId: params.id });
  const wanted = new Set(body.lineIds);
  const known = new Map(order.lines.map((line) => [line.lineId, line]));
  for (const lineId of wanted) {
    const line = known.get(lineId);
    if (!line) throw new Problem(422, 'line_unknown', 'Line not found in the order');
    if (!needsConfirmation(line)) throw new Problem(422, 'line_fits', 'The line needs no confirmation');
  }
  const now = confirmationBy(person, context.market);
  const lines = order.lines.map((line): StoredLine => {
    if (!line.forUnit) return line;
    const confirmation = wanted.has(line.lineId) ? (line.forUnit.confirmation ?? now) : null;
    return { ...line, forUnit: { ...line.forUnit, confirmation } };
  });
  await changeOrder(db, order, { lines });
  return readOrder(call, deps, order.id);
}

/** The line with the confirmation that it had in the order, as long as it was for the same reasons. */
export function withConfirmation(line: StoredLine, before: StoredLine | undefined): StoredLine {
  const confirmation = before?.forUnit?.confirmation;
  if (!line.forUnit || !confirmation || reasonsOf(line) !== reasonsOf(before)) return line;
  return { ...line, forUnit: { ...line.forUnit, confirmation } };
}

/** In any language: the codes and the figures, which no language changes. */
const reasonsOf = ({ forUnit }: StoredLine): string =>
  JSON.stringify([
    forUnit?.fit?.verdict,
    forUnit?.fit?.reasons.map(({ code, need, have, unit }) => (unit === null ? code : [code, need, have])),
  ]);

/** What is written on a line that somebody wants although it does not fit, with the day of the market. */
export const confirmationBy = (
  person: { firstName: string; lastName: string },
  { timeZone }: Pick<StoredMarket, 'timeZone'>,
): FitConfirmation => ({
  confirmedBy: `${person.firstName} ${person.lastName}`.trim(),
  confirmedAt: localInstant(new Date(), timeZone),
});

type ConfirmedLine = Pick<StoredLine, 'lineId' | 'name' | 'articleNumber' | 'forUnit'>;

/** Throws a Problem 422 `fit_not_confirmed` that names the lines which do not fit and which nobody has confirmed. */
export function assertFitConfirmed({ lines }: { lines: readonly ConfirmedLine[] }): void {
  const open = lines.filter((line) => needsConfirmation(line) && line.forUnit!.confirmation === null);
  if (open.length === 0) return;
  throw new Problem(422, 'fit_not_confirmed', 'Some articles do not fit the units they are for', {
    members: {
      items: open.map(({ lineId, name, articleNumber, forUnit }) => ({
        lineId,
        name,
        articleNumber,
        serialNumber: forUnit!.unit.serialNumber,
        reasons: forUnit!.fit!.reasons,
      })),
    },
  });
}
