import type { AnswerOf, units } from '@shop/api-contracts';
import { nearShapesOf, serialKeyOf, serialShapeOf, serialSignsOf, type Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import type { CallOfAnyMarket, Call } from '../../http/route.ts';
import { summaryOf, unitQuery, type UnitRow } from '../unit-rows.ts';

/** Hits of a search, and of the nearest numbers. */
const maxHits = 20;
const maxNearest = 5;
/** Fewer characters would find units by the thousand. */
const minCharacters = 4;
/** One sign may stand for eighteen letters, which would be compared with all their neighbours swapped. */
const maxCharacters = 60;

type Reader = Pick<Call<typeof units.search>, 'db' | 'catalogue' | 'context'>;

/**
 * Units whose serial number begins or ends with what was typed so far, those that begin with it first; before them the
 * one whose tag it is.
 */
export async function findWhileTyping(call: Call<typeof units.search>): Promise<AnswerOf<typeof units.search>> {
  const { serialNumber } = call.query;
  const signs = serialSignsOf(serialNumber);
  if (!isSearchable(signs)) return { units: [] };
  const key = serialKeyOf(signs);
  const hits = [ofTag(serialNumber), ...(key.length < minCharacters ? [] : [beginningWith(key)]), endingWith(signs)];
  const rows = await unitQuery(call.db, call.context.language)
    .innerJoin(
      sql<Hit>`(select equipment_id, min(rank) as rank from (${sql.join(hits, sql` union all `)}) as found
        group by equipment_id)`.as('hit'),
      'hit.equipment_id',
      'unit.equipment_id',
    )
    .orderBy('hit.rank')
    .orderBy('unit.serial_key')
    .orderBy('unit.equipment_id')
    .limit(maxHits)
    .execute();
  return { units: summaries(call, rows) };
}

interface Hit {
  equipment_id: string;
  /** Lower ones come first. */
  rank: number;
}

const ofTag = (typed: string) => sql`select equipment_id, 0 as rank from unit where tag_id = ${typed.toUpperCase()}`;

// each reads the first of its index in the index's order (`~<~`), so that four characters cost the same among a million

const beginningWith = (key: string) => sql`(select equipment_id, 1 as rank from unit
  where serial_key like ${likePattern(key)} and deleted_at is null
  order by serial_key using ~<~, equipment_id limit ${sql.lit(maxHits)})`;

const endingWith = (signs: string) => sql`(select equipment_id, 2 as rank from unit
  where reverse(serial_key) like ${likePattern(Array.from(signs).reverse().join(''))} and deleted_at is null
  order by reverse(serial_key) using ~<~, equipment_id limit ${sql.lit(maxHits)})`;

const isSearchable = (signs: string): boolean => signs.length >= minCharacters && signs.length <= maxCharacters;

/** Letters and digits only, so nothing in them means more than itself. */
const likePattern = (beginning: string): string => `${beginning}%`;

/** Units with exactly this serial number, which two makers may share; without one, those that are easily misread for it. */
export async function findBySerial(
  call: Call<typeof units.searchBySerial>,
): Promise<AnswerOf<typeof units.searchBySerial>> {
  const key = serialKeyOf(call.params.serial);
  if (key === '' || key.length > maxCharacters) return { units: [], nearest: [] };
  const query = unitQuery(call.db, call.context.language)
    .orderBy('unit.manufacturer_name')
    .orderBy('unit.equipment_id');
  const found = await query.where('unit.serial_key', '=', key).limit(maxHits).execute();
  if (found.length > 0 || key.length < minCharacters) return { units: summaries(call, found), nearest: [] };
  const near = await query
    .clearOrderBy()
    .where((where) => where('unit.serial_shape', '=', where.fn.any(where.val(nearShapesOf(key)))))
    .orderBy(sql<boolean>`unit.serial_shape = ${serialShapeOf(key)}`, 'desc')
    .orderBy('unit.serial_key')
    .orderBy('unit.equipment_id')
    .limit(maxNearest)
    .execute();
  return { units: [], nearest: summaries(call, near) };
}

/**
 * The unit with a tag, else the one that had it until a typing error was corrected: links with it still lead there. Tags of
 * deleted units are known, because they still hang on the machine.
 */
export async function findByTag({
  db,
  params,
}: Pick<CallOfAnyMarket<typeof units.getByTag>, 'db' | 'params'>): Promise<AnswerOf<typeof units.getByTag>> {
  const found = (await tagged(db, params.tag)) ?? (await formerlyTagged(db, params.tag));
  return found?.deletedAt === null
    ? { equipmentId: found.equipmentId, wasDeleted: false }
    : { equipmentId: null, wasDeleted: found !== undefined };
}

const tagged = (db: Kysely<Database>, tag: string) =>
  db
    .selectFrom('unit')
    .select(['equipment_id as equipmentId', 'deleted_at as deletedAt'])
    .where('tag_id', '=', tag.toUpperCase())
    .executeTakeFirst();

const formerlyTagged = (db: Kysely<Database>, tag: string) =>
  db
    .selectFrom('unit_correction')
    .innerJoin('unit', 'unit.equipment_id', 'unit_correction.equipment_id')
    .select(['unit.equipment_id as equipmentId', 'deleted_at as deletedAt'])
    .where(sql<string>`former ->> 'tagId'`, '=', tag.toUpperCase())
    .orderBy('unit_correction.id', 'desc')
    .limit(1)
    .executeTakeFirst();

const summaries = ({ catalogue, context }: Reader, rows: UnitRow[]) =>
  rows.map((row) => summaryOf(row, catalogue.reference, context.language));
