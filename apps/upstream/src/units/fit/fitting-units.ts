import { maxFittingUnits, type AnswerOf, type FittingUnits, type units } from '@shop/api-contracts';
import type { Database, Language } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import type { Person } from '../../access/person.ts';
import type { SignedInCall } from '../../http/route.ts';
import { ownRegistrations } from '../registration/registrations.ts';
import { storedPlatePack } from './stored-plate-pack.ts';
import { unitNameOf, type UnitNameColumn, type UnitRow } from '../unit-rows.ts';
import type { Judgement } from './fit-facts.ts';
import { comparisonsOf } from './fit-rules.ts';
import { judgeFit } from './judge-fit.ts';
import { readUnitFacts, type StoredUnitFacts } from './read-unit-facts.ts';

type Verdict = Judgement['verdict'];
type FittingUnit = FittingUnits['units'][number];

/** Own units that were built alike, so that they differ in nothing but their numbers. */
interface UnitsAlike extends Omit<StoredUnitFacts, 'serialNumber' | 'deletedAt'>, Pick<UnitRow, UnitNameColumn> {
  /** In no order, with the place of each in `units.list`. */
  members: [place: number, equipmentId: string, serialNumber: string, customName: string][];
}

/**
 * Which own units an article fits, in three queries. Units that were built alike are judged once, since an owner may
 * have ten thousand; for an article that is made for some serial numbers, each.
 */
export async function countFittingUnits({
  db,
  person,
  query: { commercialItemId },
  context,
}: SignedInCall<typeof units.fitting>): Promise<AnswerOf<typeof units.fitting>> {
  const answer = { isPart: false, fits: 0, doesNotFit: 0, notChecked: 0 };
  const own = await readUnitsAlike(db, person, context.language);
  const stored = own.map((alike) => ({ alike, facts: { ...alike, serialNumber: '', deletedAt: null } }));
  const { factsOf, articleOf } = await readUnitFacts(
    db,
    stored.map(({ facts }) => facts),
    [commercialItemId],
  );
  const article = articleOf(commercialItemId);
  if (!article) return { ...answer, units: [] };

  const comparisons = comparisonsOf(article);
  const fitting: { place: number; unit: FittingUnit }[] = [];
  for (const { alike, facts } of stored) {
    const unit = factsOf(facts);
    const verdictOf = (serialNumber: string): Verdict => judgeFit(article, { ...unit, serialNumber }).verdict;
    const ofAll = comparisons.includes('serialRange') ? null : verdictOf('');
    for (const [place, equipmentId, serialNumber, customName] of alike.members) {
      const verdict = ofAll ?? verdictOf(serialNumber);
      answer[verdict] += 1;
      if (verdict !== 'fits') continue;
      const named = { equipmentId, serialNumber, name: unitNameOf(alike), customName: customName || null };
      fitting.push({ place, unit: named });
    }
  }
  const first = fitting.sort((a, b) => a.place - b.place).slice(0, maxFittingUnits);
  return { ...answer, isPart: comparisons.length > 0 || answer.fits > 0, units: first.map(({ unit }) => unit) };
}

async function readUnitsAlike(db: Kysely<Database>, person: Person, language: Language): Promise<UnitsAlike[]> {
  const { rows } = await sql<UnitsAlike>`
    with own as (
      select row_number() over (order by sort_name, serial_key, equipment_id) as place, equipment_id, custom_name
      from (${ownRegistrations(person)}) as registered)
    select unit.commercial_item_id as "commercialItemId", variant.generic_item_id as "genericItemId",
      unit.customer_model_id as "customerModelId", unit.attributes, newest.list as newest,
      item.names ->> ${language} as "itemName", unit.manufacturer_name as "manufacturerName",
      unit.construction_name as "constructionName", unit.customer_model_name as "customerModelName",
      json_agg(json_build_array(own.place, own.equipment_id, unit.serial_number, own.custom_name)) as members
    from own
    join unit on unit.equipment_id = own.equipment_id and unit.deleted_at is null
    left join variant on variant.commercial_item_id = unit.commercial_item_id
    left join item on item.id = variant.generic_item_id
    left join lateral (
      select jsonb_build_object('parts', parts, 'platePack', ${storedPlatePack}) as list from unit_revision
      where unit_revision.equipment_id = unit.equipment_id order by revision desc limit 1) as newest on true
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`.execute(db);
  return rows;
}
