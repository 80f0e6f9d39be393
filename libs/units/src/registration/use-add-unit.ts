import {
  type ApiError,
  calls,
  NotAuthenticatedError,
  type NewUnit,
  type RegistrationStatus,
} from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { callOrThrow, codeOf, unitPaths, useApp, useShopNavigate } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { isOfOwnUnits } from '../queries.ts';
import { useText } from '../text.ts';

/** Type of the pending action of a visitor who adds a unit. */
export const addUnitAction = 'addUserUnit';

/** A known unit, or the nameplate of one that is to be registered. */
export type UnitToAdd = ({ equipmentId: string } | { unit: NewUnit }) & {
  /** Code of a label that was scanned, and will lead to the unit. */
  label?: string | undefined;
};

/** The content of local storage is untrusted; upstream checks the nameplate itself. */
export function isUnitToAdd(payload: unknown): payload is UnitToAdd {
  if (typeof payload !== 'object' || payload === null) return false;
  const { equipmentId, unit, label } = payload as { equipmentId?: unknown; unit?: unknown; label?: unknown };
  if (label !== undefined && typeof label !== 'string') return false;
  if (typeof equipmentId === 'string') return true;
  return (
    typeof unit === 'object' &&
    unit !== null &&
    typeof (unit as { serialNumber?: unknown }).serialNumber === 'string' &&
    Object.values(unit).every((value) => value === null || typeof value === 'string')
  );
}

/**
 * Adds a unit to the own ones. That another customer has it is no error: its page says what can be done.
 * @param opensPage goes to the page of the unit afterwards; not needed on that page
 * @param tag that was scanned: a unit that is known already is connected to it afterwards, on the page of the tag
 */
export function useAddUnit({ opensPage, tag }: { opensPage: boolean; tag?: string | undefined }) {
  const t = useText();
  const { api, queryClient } = useApp();
  const navigate = useShopNavigate();
  async function show(
    equipmentId: string,
    status: RegistrationStatus,
    path = unitPaths.unit(equipmentId),
  ): Promise<void> {
    const registration = [calls.units.registrationStatus.name, { params: { id: equipmentId } }];
    // a request that was under way before may answer after
    await queryClient.cancelQueries({ queryKey: registration });
    queryClient.setQueriesData({ queryKey: registration }, { status });
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => isOfOwnUnits(queryKey) && queryKey[0] !== registration[0],
    });
    if (opensPage) navigate(path);
  }
  /** The unit is added whether or not its label can be kept. Answers the text of an error. */
  async function keepLabel(equipmentId: string, code: string) {
    try {
      await callOrThrow(api, calls.units.addAlias, { params: { id: equipmentId }, body: { code } });
      return undefined;
    } catch (error) {
      return codeOf(error) === 'alias_taken' ? ('units.alias.taken' as const) : ('units.alias.failed' as const);
    }
  }
  return useMutation({
    mutationFn: async (added: UnitToAdd) => {
      const { equipmentId, status } =
        'unit' in added
          ? await callOrThrow(api, calls.units.create, { body: added.unit })
          : {
              ...(await callOrThrow(api, calls.units.add, { params: { id: added.equipmentId } })),
              equipmentId: added.equipmentId,
            };
      const labelError = added.label === undefined ? undefined : await keepLabel(equipmentId, added.label);
      return { equipmentId, status, labelError };
    },
    async onSuccess({ equipmentId, status, labelError }, added) {
      showToast({ type: 'success', text: t('UNIT_ADDED_MESSAGE') });
      if (labelError) showToast({ type: 'error', text: t(labelError) });
      const isTagOpen = tag !== undefined && 'equipmentId' in added;
      await show(equipmentId, status, isTagOpen ? unitPaths.myProduct(tag) : undefined);
    },
    async onError(error, added) {
      if (error instanceof NotAuthenticatedError) return;
      const taken = takenUnitOf(error, added);
      if (taken !== undefined) return show(taken, 'other');
      // the form of the nameplate says it at its fields
      if ('unit' in added) return;
      showToast({ type: 'error', text: t(addUnitErrorKey(error)) });
    },
  });
}

/** Text of a failure that belongs to no field. */
export const addUnitErrorKey = (error: unknown) =>
  codeOf(error) === 'too_many_units' ? 'units.registration.tooMany' : 'units.registration.failed';

/** Equipment id of the unit that another customer has registered. */
function takenUnitOf(error: unknown, added: UnitToAdd): string | undefined {
  if (codeOf(error) !== 'unit_registered') return undefined;
  if ('equipmentId' in added) return added.equipmentId;
  const { equipmentId } = (error as ApiError).body as { equipmentId?: unknown };
  return typeof equipmentId === 'string' ? equipmentId : undefined;
}
