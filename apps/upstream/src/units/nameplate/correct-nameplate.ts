import type { OwnerDetails, units } from '@shop/api-contracts';
import type { Database, StoredNameplate } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { SignedInCall } from '../../http/route.ts';
import { Problem } from '../../problem/problem.ts';
import { readOwned } from '../own-units/edit-unit.ts';
import { checkNameplate, columnsOfNameplate, lockNameplate, unitOfNameplate } from './nameplate.ts';
import { lockOwnRegistration } from '../registration/registrations.ts';
import { changeTag } from '../search/tags.ts';

/** Nobody reads a nameplate wrong more often. */
const maxCorrections = 20;

/**
 * Corrects the nameplate of an own unit that a customer typed, and keeps what stood there before. Of two who give two
 * units one number at one time the first has it. Throws a Problem: 404 `unit_unknown` for others; 409 `nameplate_known` for a
 * unit that was not typed, `nameplate_taken` with the equipment id of the unit that has it, `tag_taken`, `tag_deleted`,
 * `too_many_corrections`; 422 `invalid_unit` with all errors.
 */
export async function correctNameplate(call: SignedInCall<typeof units.correctNameplate>): Promise<OwnerDetails> {
  const { db, person, params, body } = call;
  await lockOwnRegistration(db, params.id, person);
  const former = await storedNameplate(db, params.id);
  if (!former.isTyped) throw new Problem(409, 'nameplate_known', 'The nameplate of this unit is known from its maker');
  const nameplate = await checkNameplate(call);
  await lockNameplate(db, nameplate);
  const holder = await unitOfNameplate(db, nameplate);
  if (holder && holder.equipmentId !== params.id) throw nameplateTaken(holder.equipmentId);
  await changeTag(db, params.id, { from: former.nameplate.tagId, to: body.tagId });
  await db.updateTable('unit').set(columnsOfNameplate(nameplate)).where('equipment_id', '=', params.id).execute();
  const { nameplate: corrected } = await storedNameplate(db, params.id);
  if (JSON.stringify(corrected) !== JSON.stringify(former.nameplate)) {
    await requireFew(db, params.id);
    await db
      .insertInto('unit_correction')
      .values({
        equipment_id: params.id,
        corrected_by: person.oid,
        customer_number: person.customerNumber,
        former: JSON.stringify(former.nameplate),
        corrected: JSON.stringify(corrected),
      })
      .execute();
  }
  return readOwned(call);
}

/** The other's page shows whether it is the same machine, so it is named. */
const nameplateTaken = (equipmentId: string): Problem =>
  new Problem(409, 'nameplate_taken', 'Another unit has this number of this maker', { members: { equipmentId } });

async function storedNameplate(
  db: Kysely<Database>,
  equipmentId: string,
): Promise<{ isTyped: boolean; nameplate: StoredNameplate }> {
  const { isTyped, ...nameplate } = await db
    .selectFrom('unit')
    .select(['is_typed as isTyped', 'serial_number as serialNumber', 'tag_id as tagId'])
    .select(['manufacturer_id as manufacturerId', 'manufacturer_name as manufacturerName'])
    .select(['product_family_id as productFamilyId', 'commercial_item_id as commercialItemId'])
    .select(['customer_model_id as customerModelId', 'customer_model_name as customerModelName'])
    .where('equipment_id', '=', equipmentId)
    .executeTakeFirstOrThrow();
  return { isTyped, nameplate };
}

/** Throws a Problem 409 too_many_corrections. */
async function requireFew(db: Kysely<Database>, equipmentId: string): Promise<void> {
  const { count } = await db
    .selectFrom('unit_correction')
    .where('equipment_id', '=', equipmentId)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxCorrections) {
    throw new Problem(409, 'too_many_corrections', `A nameplate is corrected at most ${maxCorrections} times`);
  }
}
