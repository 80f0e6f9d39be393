import type { Order } from '@shop/api-contracts';
import { checkoutSteps, type CheckoutStep } from '@shop/platform';

const placeOf = (step: Order['step']): number => (step === 'done' ? checkoutSteps.length : checkoutSteps.indexOf(step));

export const isCheckoutStep = (step: string): step is CheckoutStep =>
  (checkoutSteps as readonly string[]).includes(step);

/** True if a step can be opened: all earlier steps are complete. The payment also requires a reviewed order. */
export const isReached = (step: CheckoutStep, { step: next }: Pick<Order, 'step'>): boolean =>
  step === 'payment' ? placeOf(next) >= placeOf('review') : placeOf(step) <= placeOf(next);

/**
 * The step whose section is open at an address: the requested one if reached, else the first incomplete one. `review` is the sheet with all
 * sections closed.
 */
export function stepToShow(asked: CheckoutStep | undefined, order: Pick<Order, 'step' | 'state'>): CheckoutStep {
  if (order.state === 'paying') return 'payment';
  if (asked && isReached(asked, order)) return asked;
  return order.step === 'done' || order.step === 'payment' ? 'review' : order.step;
}

/** The page after saving a step: the next one; after editing an earlier step, the one where the edit began. */
export function stepAfter(step: CheckoutStep, before: Pick<Order, 'step'>, after: Pick<Order, 'step'>): CheckoutStep {
  const next = checkoutSteps[Math.min(placeOf(step) + 1, placeOf('review'))]!;
  const wasEdit = placeOf(before.step) > placeOf(step);
  if (!wasEdit || placeOf(after.step) <= placeOf(next)) return next;
  return after.step === 'done' || after.step === 'payment' ? 'review' : after.step;
}
