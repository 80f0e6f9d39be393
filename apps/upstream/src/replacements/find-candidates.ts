import type { Endpoint, ReplacementCandidate, Replacements, ReplacementSearch } from '@shop/api-contracts';
import {
  dayIn,
  slugOf,
  type AttributeValues,
  type Database,
  type StoredReplacementApplication,
} from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { cardQuery } from '../catalogue/items/item-cards.ts';
import type { Call } from '../http/route.ts';
import { isSoldOut, listPriceOf } from '../memory/sales-details.ts';
import type { CardRow } from '../memory/rows.ts';
import { notFound } from '../problem/problem.ts';
import { compareUnits } from './compare-units.ts';
import { connectionOfText, stepsBetween } from './connections.ts';
import { oldUnitOf, type OldUnit } from './old-unit.ts';
import { refundTermsOf } from './refund-rules.ts';

/** As many as somebody compares. */
const maxCandidates = 12;

/** Heating surface, else number of plates, of a new unit to that of the old one. */
const sizeBounds = { min: 0.7, max: 2 };

export interface Candidate extends Pick<ReplacementCandidate, 'verdict' | 'differences'> {
  row: CardRow;
}

/** What is known of the old unit; with the id of a new one only that is answered, whatever its size. */
type Asked = ReplacementSearch & { categoryId: string; compare?: string | undefined };

interface Found {
  asked: { manufacturer: Named; productModel: Named; application: Named };
  refundTerms: NonNullable<Replacements['refundTerms']>;
  oldPack: Replacements['oldPack'];
  /** The best of those that match, best first. */
  candidates: Candidate[];
  /** Those that match. */
  total: number;
}
type Named = { id: string; name: string } | null;

/**
 * Units of the category that match the connections, size and application of the old one, best first. Throws a Problem
 * 404 category_unknown.
 */
export async function findCandidates({
  db,
  query,
  catalogue: { reference },
  context: { language, market },
}: Pick<Call<Endpoint>, 'db' | 'catalogue' | 'context'> & { query: Asked }): Promise<Found> {
  const { compare: only } = query;
  if (!reference.categories.has(query.categoryId)) {
    throw notFound('category_unknown', `There is no category ${query.categoryId}`);
  }
  const [models, application, rows] = await Promise.all([
    readModels(db, query),
    readApplication(db, query.applicationId),
    cardQuery(db, language)
      .innerJoin('variant_category as listed', 'listed.commercial_item_id', 'variant.commercial_item_id')
      .where('listed.category_id', '=', query.categoryId)
      .where('variant.sales', '<>', 'discontinued')
      .$if(only !== undefined, (sold) => sold.where('variant.commercial_item_id', '=', only!))
      .orderBy('listed.position')
      .execute(),
  ]);
  const model = models.find(({ id }) => id === query.productModelId);
  const maker = model ?? models.find(({ manufacturer_id }) => manufacturer_id === query.manufacturerId);
  const old = oldUnitOf(query, model?.data ?? null);
  const refundTerms = refundTermsOf(
    {
      isManufacturerKnown: maker !== undefined,
      model: model?.data ?? null,
      year: query.yearOfManufacture ?? null,
      weight: old.weightAtLeast,
    },
    Number(dayIn(market.timeZone).slice(0, 4)),
  );
  const isRefunded = (row: CardRow): boolean => refundTerms.percent > 0 && listPriceOf(row) !== null;
  const matching = rows
    .map((row) => ({ ...row, slug: slugOf(row.name) }))
    .filter((row) => !isSoldOut(row) && (query.refundableOnly !== true || isRefunded(row)))
    .filter(
      ({ attributes }) => only !== undefined || (isMadeFor(attributes, application?.data) && isOfSize(old, attributes)),
    )
    .map((row): Candidate => ({ row, ...compareUnits(old, row.attributes) }))
    .sort((a, b) => rankOf(a, old) - rankOf(b, old));
  return {
    asked: {
      manufacturer: maker ? { id: maker.manufacturer_id, name: maker.manufacturer_name } : null,
      productModel: model ? { id: model.id, name: model.name } : null,
      application: application ? { id: application.id, name: application.data.names[language] } : null,
    },
    refundTerms,
    oldPack: old.pack,
    candidates: matching.slice(0, maxCandidates),
    total: matching.length,
  };
}

/** The model that was asked for and, for the maker's name, one of its maker. */
const readModels = (db: Kysely<Database>, { productModelId = '', manufacturerId = '' }: ReplacementSearch) =>
  db
    .selectFrom('replaced_model')
    .selectAll()
    .where((where) => where.or([where('id', '=', productModelId), where('manufacturer_id', '=', manufacturerId)]))
    .orderBy('position')
    .execute();

const readApplication = async (db: Kysely<Database>, id: string | undefined) =>
  id === undefined
    ? undefined
    : db.selectFrom('replacement_application').selectAll().where('id', '=', id).executeTakeFirst();

function isMadeFor(attributes: AttributeValues, application: StoredReplacementApplication | undefined): boolean {
  return Object.entries(application?.needs ?? {}).every(([id, needed]) =>
    needed.every((value) => attributes[id]?.includes(value)),
  );
}

/** Within one nominal size of both connections, and about as large; what is unknown leaves nothing out. */
function isOfSize({ cold, hot, attributes: old }: OldUnit, attributes: AttributeValues): boolean {
  const own = connectionOfText(attributes['connection']?.[0]);
  if ([cold, hot].some((side) => side && own && stepsBetween(side.size, own.size) > 1)) return false;
  const ratio = ratioOf(old, attributes);
  return ratio === null || (ratio >= sizeBounds.min && ratio <= sizeBounds.max);
}

function ratioOf(old: AttributeValues, attributes: AttributeValues): number | null {
  for (const id of ['totalArea', 'numberOfPlates']) {
    const [before, now] = [Number(old[id]?.[0]), Number(attributes[id]?.[0])];
    if (before > 0 && now > 0) return now / before;
  }
  return null;
}

const verdicts: Record<Candidate['verdict'], number> = { exact: 0, withAdapters: 1, check: 2 };

/** By verdict, then by what has to be looked at, then by how near its size is. */
function rankOf({ verdict, differences, row }: Candidate, old: OldUnit): number {
  const doubts = differences.filter(({ effect }) => effect === 'check').length;
  const ratio = ratioOf(old.attributes, row.attributes);
  return verdicts[verdict] * 1000 + doubts * 10 + (ratio === null ? 0 : Math.abs(Math.log(ratio)));
}
