import type { AnswerOf, units } from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { randomInt } from 'node:crypto';
import type { SignedInCall } from '../../http/route.ts';
import { checkNameplate, columnsOfNameplate, lockNameplate, unitOfNameplate, type Nameplate } from './nameplate.ts';
import { addRegistration, readRegistration, registeredByOther } from '../registration/registrations.ts';
import { fixTag } from '../search/tags.ts';

/**
 * Registers a unit by its nameplate for the customer number in use. One that is known by maker and serial number is
 * added as it is; what the caller says of it changes nothing but its missing tag. Of two at one time the first wins.
 * Throws a Problem: 409 `unit_registered` with the equipment id, `tag_taken`, `tag_deleted`, `unit_has_tag`, `too_many_units`;
 * 422 `invalid_unit` with all errors.
 */
export async function createUnit(call: SignedInCall<typeof units.create>): Promise<AnswerOf<typeof units.create>> {
  const { db, person, body } = call;
  const nameplate = await checkNameplate(call);
  await lockNameplate(db, nameplate);
  const known = await unitOfNameplate(db, nameplate);
  const equipmentId = known?.equipmentId ?? (await insertUnit(db, nameplate));
  const before = await readRegistration(db, equipmentId, person);
  if (before!.status === 'none') await addRegistration(db, equipmentId, person);
  const { status } = (await readRegistration(db, equipmentId, person))!;
  if (status === 'other' || status === 'pending') throw registeredByOther(equipmentId);
  // a unit with another tag keeps that: it still hangs on the machine
  if (body.tagId !== null && body.tagId !== known?.tagId) await fixTag(db, equipmentId, body.tagId);
  return { equipmentId, status };
}

async function insertUnit(db: Kysely<Database>, nameplate: Nameplate): Promise<string> {
  const { equipmentId } = await db
    .insertInto('unit')
    .values({
      equipment_id: newEquipmentId(),
      tag_id: null,
      year: null,
      successor_equipment_id: null,
      deleted_at: null,
      is_typed: true,
      ...columnsOfNameplate(nameplate),
    })
    .returning('equipment_id as equipmentId')
    .executeTakeFirstOrThrow();
  return equipmentId;
}

/** Without I, O, 0 and 1. */
const equipmentAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Opaque, so that nobody finds units by counting: 50 random bits. */
const newEquipmentId = (): string =>
  Array.from({ length: 10 }, () => equipmentAlphabet[randomInt(equipmentAlphabet.length)]).join('');
