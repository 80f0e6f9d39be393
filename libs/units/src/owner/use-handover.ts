import { calls, NotAuthenticatedError, type ApiError } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { formatDate, localDay } from '@shop/i18n';
import { callOrThrow, codeOf, useApp } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { isOfOwnUnits } from '../queries.ts';
import { useText } from '../text.ts';

/** Asking another customer for a unit, and taking the request back. */
export function useHandover(equipmentId: string) {
  const t = useText();
  const { api, locale } = useApp();
  const params = { id: equipmentId };
  const settled = useSettled();
  const ask = useMutation({
    mutationFn: () => callOrThrow(api, calls.units.askHandover, { params }),
    onError: (error) => {
      const again = askAgainAtOf(error);
      const isTooMany = codeOf(error) === 'too_many_handovers';
      settled.fail(
        error,
        again === undefined
          ? t(isTooMany ? 'units.handover.tooMany' : 'units.handover.failed')
          : t('units.handover.often', { date: formatDate(localDay(again), locale.tag) }),
      );
    },
    onSettled: settled.reload,
  });
  const withdraw = useMutation({
    mutationFn: () => callOrThrow(api, calls.units.withdrawHandover, { params }),
    onError: (error) => settled.fail(error, t('units.handover.failed')),
    onSettled: settled.reload,
  });
  return { ask, withdraw };
}

/** When the unit may be asked for again, for who has asked often. */
function askAgainAtOf(error: unknown): string | undefined {
  if (codeOf(error) !== 'handover_asked_often') return undefined;
  const { askAgainAt } = (error as ApiError).body as { askAgainAt?: unknown };
  return typeof askAgainAt === 'string' ? askAgainAt : undefined;
}

/** The owner's answer to a request. */
export function useDecideHandover() {
  const t = useText();
  const { api } = useApp();
  const settled = useSettled();
  return useMutation({
    mutationFn: ({ handoverId, isConfirmed }: { handoverId: string; isConfirmed: boolean }) =>
      callOrThrow(api, calls.units.decideHandover, { params: { handoverId }, body: { isConfirmed } }),
    onSuccess: (_answer, { isConfirmed }) =>
      showToast({ type: 'success', text: t(isConfirmed ? 'units.handover.confirmed' : 'units.handover.refused') }),
    onError: (error) =>
      settled.fail(error, t(codeOf(error) === 'handover_unknown' ? 'units.handover.gone' : 'units.handover.failed')),
    onSettled: settled.reload,
  });
}

function useSettled() {
  const { queryClient } = useApp();
  return {
    reload: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfOwnUnits(queryKey) }),
    fail(error: unknown, text: string) {
      if (!(error instanceof NotAuthenticatedError)) showToast({ type: 'error', text });
    },
  };
}
