import { calls, type RegistrationStatus } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { callOrThrow, useApp, usePendingAction, useRemovals, useShownSession } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { isOfOwnUnits, ownedQuery, registrationQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { addUnitAction, useAddUnit } from './use-add-unit.ts';

export type UnitRegistration = ReturnType<typeof useRegistration>;

/**
 * Whose a unit is, seen by who is signed in, and what changes that; to its owner also what only they know of it. Known
 * after hydration, since the page is rendered for everybody.
 */
export function useRegistration(equipmentId: string) {
  const t = useText();
  const { api, queryClient } = useApp();
  const reader = useShownSession();
  const [scope, isPresent] = [reader?.scope ?? '', reader !== undefined && !reader.isEnded];
  const registration = useQuery({ ...registrationQuery(equipmentId, scope), enabled: isPresent });
  const adding = useAddUnit({ opensPage: false });
  const add = (): void => adding.mutate({ equipmentId });
  usePendingAction(
    addUnitAction,
    (payload) => (payload as { equipmentId?: unknown } | null)?.equipmentId === equipmentId,
    add,
  );
  const removals = useRemovals(async (id) => {
    try {
      await callOrThrow(api, calls.units.remove, { params: { id } });
    } catch {
      showToast({ type: 'error', text: t('units.registration.removeFailed') });
    }
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfOwnUnits(queryKey) });
  });
  const removal = removals.of(equipmentId);
  const status: RegistrationStatus | undefined = removal === undefined ? registration.data?.status : undefined;
  const isOwn = status === 'mine' || status === 'colleague';
  const owned = useQuery({ ...ownedQuery(equipmentId, scope), enabled: isOwn && isPresent });
  return {
    /** Undefined as long as it is not known, and while the unit is being removed. */
    status,
    isLoading: registration.isLoading || owned.isLoading,
    own: isOwn && owned.data && reader ? { details: owned.data, owner: reader.session.accountRef } : undefined,
    add,
    isAdding: adding.isPending,
    remove: isOwn ? () => removals.remove(equipmentId) : undefined,
    /** Of a unit that was just removed. */
    undo: removal === 'undoable' ? () => removals.undo(equipmentId) : undefined,
    endUndo: () => removals.end(equipmentId),
  };
}
