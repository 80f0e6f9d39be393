import type { NewUnit, Problem as ProblemBody, units } from '@shop/api-contracts';
import { foldText, serialKeyOf, serialShapeOf, type AttributeValues, type Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import type { SignedInCall } from '../../http/route.ts';
import { hasPageAddress } from '../../mail/page-address.ts';
import { Problem } from '../../problem/problem.ts';

type TypingCall = Pick<SignedInCall<typeof units.create>, 'db' | 'body' | 'catalogue' | 'context'>;
type Errors = NonNullable<ProblemBody['errors']>;

/** What somebody typed from a nameplate, checked. */
export interface Nameplate {
  serialNumber: string;
  /** Serial number for comparison. */
  key: string;
  manufacturer: { id: string; name: string };
  model: { id: string; name: string } | null;
  construction: { id: string; name: string; attributes: AttributeValues } | null;
  productFamilyId: string | null;
}

/** Throws a Problem 422 `invalid_unit` with all errors at once. */
export async function checkNameplate({ db, body, catalogue, context }: TypingCall): Promise<Nameplate> {
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
    serialNumber: body.serialNumber,
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

/**
 * A maker among those whose units we know ourselves, by id or however its name is written; another gets an id from its
 * name. Null for an unknown id, or without a name.
 */
async function findManufacturer(
  db: Kysely<Database>,
  { manufacturerId, manufacturerName }: NewUnit,
): Promise<Nameplate['manufacturer'] | null> {
  const id = manufacturerId ?? makerIdOf(manufacturerName);
  if (id === '') return null;
  const known = await db
    .selectFrom('unit')
    .select(['manufacturer_id as id', 'manufacturer_name as name'])
    .where('manufacturer_id', '=', id)
    // what a customer typed is no name that others would have to take
    .where(sql<boolean>`not is_typed`)
    .limit(1)
    .executeTakeFirst();
  return known ?? (manufacturerId === null ? { id, name: manufacturerName } : null);
}

/** As ids of makers in the contract. */
const maxMakerId = 40;

/** Letters and digits of a name without accents, in whatever script; empty for a name without any. */
export const makerIdOf = (name: string): string =>
  foldText(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, maxMakerId);

/** Nobody else finds the number of this maker free until the transaction ends. */
export async function lockNameplate(db: Kysely<Database>, { manufacturer, key }: Nameplate): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unit ${manufacturer.id} ${key}`}, 0))`.execute(db);
}

/** The unit with this number of this maker. */
export const unitOfNameplate = (db: Kysely<Database>, { key, manufacturer }: Nameplate) =>
  db
    .selectFrom('unit')
    .select(['equipment_id as equipmentId', 'tag_id as tagId'])
    .where('serial_key', '=', key)
    .where('manufacturer_id', '=', manufacturer.id)
    .where('deleted_at', 'is', null)
    .orderBy('equipment_id')
    .executeTakeFirst();

/** Columns of a unit that is known by its nameplate alone. */
export const columnsOfNameplate = ({
  serialNumber,
  key,
  manufacturer,
  model,
  construction,
  productFamilyId,
}: Nameplate) => ({
  serial_number: serialNumber,
  serial_key: key,
  serial_shape: serialShapeOf(key),
  manufacturer_id: manufacturer.id,
  manufacturer_name: manufacturer.name,
  commercial_item_id: construction?.id ?? null,
  construction_name: construction?.name ?? null,
  product_family_id: productFamilyId,
  customer_model_id: model?.id ?? null,
  customer_model_name: model?.name ?? null,
  attributes: JSON.stringify(construction?.attributes ?? {}),
});
