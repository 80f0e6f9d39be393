import { calls, type Order } from '@shop/api-contracts';
import { changesOf, codeOf, useApp, useShopNavigate, type CheckoutStep } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { keepOrder } from './order-query.ts';
import { useCheckout } from './checkout-context.ts';
import { insideSheet, useStepPath } from './offered-cart.ts';
import { stepAfter } from './steps.ts';

/** State of a navigation between sections. */
interface StepState {
  samePage: true;
  /** The saved section has removed the freight that was chosen. */
  isFreightLost?: boolean;
}

/** True if the section that was saved just before has removed the freight that was chosen. */
export const useIsFreightLost = (): boolean => (useLocation().state as StepState | null)?.isFreightLost === true;

interface SaveStep<Input> {
  step: CheckoutStep;
  send: (input: Input) => Promise<Order>;
  /** Called before the next page is shown. */
  onSaved?: (order: Order, input: Input) => void;
}

/** Saves a step and opens the next; errors are shown where they can be corrected. */
export function useSaveStep<Input>({ step, send, onSaved }: SaveStep<Input>) {
  const app = useApp();
  const navigate = useShopNavigate();
  const stepPath = useStepPath();
  const { order } = useCheckout();
  const change = useOrderChange(send);
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    onSuccess(saved, input) {
      onSaved?.(saved, input);
      keepOrder(app, saved);
      const isFreightLost = order.freight !== null && saved.freight === null;
      navigate(stepPath(stepAfter(step, order, saved)), {
        ...insideSheet,
        state: { ...insideSheet.state, ...(isFreightLost ? { isFreightLost } : {}) } satisfies StepState,
      });
    },
  });
}

/**
 * Sends a change of the order. A changed cart is reported above the step; after a refusal because of the order's state it is read again.
 */
export function useOrderChange<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  const { queryClient } = useApp();
  const { setAnnouncedChanges, reread } = useCheckout();
  return async (input) => {
    // a pending older read must not overwrite the answer
    await queryClient.cancelQueries({ queryKey: [calls.orders.get.name] });
    try {
      return await send(input);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'cart_changed') setAnnouncedChanges(changesOf(error));
      else if (code !== undefined && staleCodes.has(code)) reread();
      throw error;
    }
  };
}

/** The order's state differs from the one shown. */
const staleCodes = new Set([
  'address_differs',
  'cart_frozen',
  'items_differ',
  'order_cancelled',
  'order_placed',
  'order_unknown',
  'step_not_reached',
]);
