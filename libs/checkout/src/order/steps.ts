import type { Order } from '@shop/api-contracts';
import { checkoutSteps, type CheckoutStep } from '@shop/platform';

const placeOf = (step: Order['step']): number => (step === 'done' ? checkoutSteps.length : checkoutSteps.indexOf(step));

export const isCheckoutStep = (step: string): step is CheckoutStep =>
  (checkoutSteps as readonly string[]).includes(step);

/** Whether a step can be opened: what comes before it has been answered. The payment is opened by who has reviewed the order. */
export const isReached = (step: CheckoutStep, { step: next }: Pick<Order, 'step'>): boolean =>
  step === 'payment' ? placeOf(next) >= placeOf('review') : placeOf(step) <= placeOf(next);

/** The page for an address: the step itself, or where it is not its turn, the first that is not answered. */
export function stepToShow(asked: CheckoutStep | undefined, order: Pick<Order, 'step' | 'state'>): CheckoutStep {
  if (order.state === 'paying') return 'payment';
  if (asked && isReached(asked, order)) return asked;
  return order.step === 'done' ? 'payment' : order.step;
}

/** After a step was saved: the next page; after an edit of something earlier, straight back to where one was. */
export function stepAfter(step: CheckoutStep, before: Pick<Order, 'step'>, after: Pick<Order, 'step'>): CheckoutStep {
  const next = checkoutSteps[Math.min(placeOf(step) + 1, placeOf('review'))]!;
  const wasEdit = placeOf(before.step) > placeOf(step);
  if (!wasEdit || placeOf(after.step) <= placeOf(next)) return next;
  return after.step === 'done' || after.step === 'payment' ? 'review' : after.step;
}
