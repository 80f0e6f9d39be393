import type { AnswerOf, NewUnit, Problem as ProblemBody, units } from '@shop/api-contracts';
import { serialKeyOf, serialShapeOf, type AttributeValues, type Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { randomInt } from 'node:crypto';
import type { SignedInCall } from '../http/route.ts';
import { hasPageAddress } from '../mail/page-address.ts';
import { Problem } from '../problem/problem.ts';
import { addRegistration, readRegistration, registeredByOther } from './registrations.ts';
import { fixTag } from './tags.ts';

type CreateCall = SignedInCall<typeof units.create>;
type Errors = NonNullable<ProblemBody['errors']>;

/**
 * Registers a unit by its nameplate for the customer number in use. One that is known by maker and serial number is
 * added as it is; what the caller says of it changes nothing but its missing tag. Of two at one time the first wins.
 * Throws a Problem: 409 `unit_registered` with the equipment id, `tag_taken`, `tag_deleted`, `unit_has_tag`, `too_many_units`;
 * 422 `invalid_unit` with all errors.
 */
export async function createUnit(call: CreateCall): Promise<AnswerOf<typeof units.create>> {
  const { db, person, body } = call;
  const nameplate = await checkNameplate(call);
  // nobody else may find the number free until this transaction ends
  await sql`select pg_advisory_xact_lock(hashtext(${`unit ${nameplate.manufacturer.id} ${nameplate.key}`}))`.execute(
    db,
  );
  const known = await findKnown(db, nameplate);
  const equipmentId = known?.equipmentId ?? (await insertUnit(db, body, nameplate));
  const before = await readRegistration(db, equipmentId, person);
  if (before!.status === 'none') await addRegistration(db, equipmentId, person);
  const { status } = (await readRegistration(db, equipmentId, person))!;
  if (status === 'other' || status === 'pending') throw registeredByOther(equipmentId);
  // a unit with another tag keeps that: it still hangs on the machine
  if (body.tagId !== null && body.tagId !== known?.tagId) await fixTag(db, equipmentId, body.tagId);
  return { equipmentId, status };
}

interface Nameplate {
  /** Serial number for comparison. */
  key: string;
  manufacturer: { id: string; name: string };
  model: { id: string; name: string } | null;
  construction: { id: string; name: string; attributes: AttributeValues } | null;
  productFamilyId: string | null;
}

/** Throws a Problem 422 `invalid_unit` with all errors at once. */
async function checkNameplate({ db, body, catalogue, context }: CreateCall): Promise<Nameplate> {
  const errors: Errors = [];
  const addError = (field: keyof NewUnit, message: string) => errors.push({ path: `body.${field}`, message });
  const key = serialKeyOf(body.serialNumber);
  if (key === '') addError('serialNumber', 'The serial number has no letters or digits');
  for (const field of ['manufacturerName', 'customerModelName'] as const) {
    if (hasPageAddress(body[field])) addError(field, 'Must not contain the address of a page');
  }
  const manufacturer = await findManufacturer(db, body);
  if (manufacturer === null) {
    if (body.manufacturerId === null) addError('manufacturerName', 'Name the maker');
    else addError('manufacturerId', 'Unknown maker');
  }
  const { productFamilyId, customerModelId, productConstructionId } = body;
  if (productFamilyId !== null && !catalogue.reference.categories.has(productFamilyId)) {
    addError('productFamilyId', 'Unknown product family');
  }
  const item =
    customerModelId === null
      ? undefined
      : await db
          .selectFrom('item')
          .select(['id', 'names', 'category_ids'])
          .where('id', '=', customerModelId)
          .executeTakeFirst();
  if (
    customerModelId !== null &&
    (!item || (productFamilyId !== null && !item.category_ids.includes(productFamilyId)))
  ) {
    addError('customerModelId', 'Not a model of the product family');
  }
  const variant =
    productConstructionId === null
      ? undefined
      : await db
          .selectFrom('variant')
          .select([
            'commercial_item_id as id',
            'article_number as name',
            'generic_item_id',
            'category_id',
            'attributes',
          ])
          .where('commercial_item_id', '=', productConstructionId)
          .executeTakeFirst();
  if (productConstructionId !== null && (!variant || variant.generic_item_id !== customerModelId)) {
    addError('productConstructionId', 'Not a construction of the model');
  }
  if (errors.length > 0) throw new Problem(422, 'invalid_unit', 'The nameplate has errors', { errors });
  const named = body.customerModelName;
  return {
    key,
    manufacturer: manufacturer!,
    model: item
      ? { id: item.id, name: item.names[context.language] }
      : named === ''
        ? null
        : { id: named, name: named },
    construction: variant ?? null,
    productFamilyId: productFamilyId ?? variant?.category_id ?? null,
  };
}

/** The maker among those that units have; a new one gets an id from its name. Null for an unknown id, or without a name. */
async function findManufacturer(
  db: Kysely<Database>,
  { manufacturerId, manufacturerName }: NewUnit,
): Promise<Nameplate['manufacturer'] | null> {
  if (manufacturerId === null && manufacturerName === '') return null;
  const maker = db.selectFrom('unit').select(['manufacturer_id as id', 'manufacturer_name as name']).limit(1);
  const found = await (
    manufacturerId === null
      ? maker.where(sql`lower(manufacturer_name)`, '=', manufacturerName.toLowerCase())
      : maker.where('manufacturer_id', '=', manufacturerId)
  ).executeTakeFirst();
  if (found) return found;
  return manufacturerId === null ? { id: makerIdOf(manufacturerName), name: manufacturerName } : null;
}

/** Letters and digits of a name; a name in another script keeps its signs. */
const makerIdOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'other';

const findKnown = (db: Kysely<Database>, { key, manufacturer }: Nameplate) =>
  db
    .selectFrom('unit')
    .select(['equipment_id as equipmentId', 'tag_id as tagId'])
    .where('serial_key', '=', key)
    .where('manufacturer_id', '=', manufacturer.id)
    .where('deleted_at', 'is', null)
    .orderBy('equipment_id')
    .executeTakeFirst();

async function insertUnit(db: Kysely<Database>, body: NewUnit, nameplate: Nameplate): Promise<string> {
  const { key, manufacturer, model, construction, productFamilyId } = nameplate;
  const { equipmentId } = await db
    .insertInto('unit')
    .values({
      equipment_id: newEquipmentId(),
      serial_number: body.serialNumber,
      serial_key: key,
      serial_shape: serialShapeOf(key),
      tag_id: null,
      manufacturer_id: manufacturer.id,
      manufacturer_name: manufacturer.name,
      commercial_item_id: construction?.id ?? null,
      construction_name: construction?.name ?? null,
      product_family_id: productFamilyId,
      customer_model_id: model?.id ?? null,
      customer_model_name: model?.name ?? null,
      year: null,
      attributes: JSON.stringify(construction?.attributes ?? {}),
      successor_equipment_id: null,
      deleted_at: null,
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
