import { calls, type Order, type OrderLine } from '@shop/api-contracts';
import { callOrThrow, useApp } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { keepOrder } from '../../order/order-query.ts';
import { useOrderChange } from '../../order/use-save-step.ts';

/** True for a line that is ordered only when the buyer has said that it is wanted although it does not fit its unit. */
export const needsConfirmation = ({ fit }: OrderLine): boolean => fit?.verdict === 'doesNotFit';

/** Id of the box of a line, which gets the focus when the buyer wants to pay before. */
export const boxIdOf = ({ lineId }: OrderLine): string => `fit-${lineId}`;

/** What the buyer says of lines that do not fit their units; each tick is sent at once. */
export function useFitConfirmations(order: Order) {
  const app = useApp();
  const [told, setTold] = useState(false);
  const [wanted, setWanted] = useState<ReadonlySet<string>>();
  const kept = new Set(order.lines.flatMap(({ lineId, fitConfirmation }) => (fitConfirmation ? lineId : [])));
  const shown = wanted ?? kept;
  const mutation = useMutation({
    networkMode: 'always',
    // one after the other: the last tick says what holds for all lines
    scope: { id: 'fit-confirmations' },
    mutationFn: useOrderChange<ReadonlySet<string>, Order>((lineIds) =>
      callOrThrow(app.api, calls.orders.confirmFit, {
        params: { id: order.orderId },
        body: { lineIds: [...lineIds] },
      }),
    ),
    onSuccess: (saved) => keepOrder(app, saved),
    // the boxes show again what upstream has
    onError: () => setWanted(undefined),
  });
  const open = order.lines.filter((line) => needsConfirmation(line) && !shown.has(line.lineId));
  return {
    open,
    isTold: told,
    isFailed: mutation.isError,
    error: mutation.error,
    isConfirmed: ({ lineId }: OrderLine) => shown.has(lineId),
    set({ lineId }: OrderLine, isWanted: boolean) {
      const next = new Set(shown);
      if (isWanted) next.add(lineId);
      else next.delete(lineId);
      setWanted(next);
      mutation.mutate(next);
    },
    /** While a line is open, says so and leads to its box. @returns whether there is one */
    hold(): boolean {
      const [first] = open;
      if (!first) return false;
      setTold(true);
      document.getElementById(boxIdOf(first))?.focus();
      return true;
    },
  };
}

export type FitConfirmations = ReturnType<typeof useFitConfirmations>;
