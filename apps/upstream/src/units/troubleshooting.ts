import type { ItemCard, Troubleshooting, units } from '@shop/api-contracts';
import type { StoredTroubleshooting } from '@shop/commerce-model';
import type { Call } from '../http/route.ts';
import { columnsOf } from '../memory/attribute-columns.ts';
import { readConstructionArticles } from './construction-articles.ts';
import { unitUnknown } from './registrations.ts';
import { readUnitParts } from './unit-parts.ts';

const none: StoredTroubleshooting = { questions: [], faults: [] };

/**
 * The guide for the category of a unit, with those parts of this unit and kits for it that its faults name; empty for a
 * category without one, and for units of another make. Throws a Problem 404 unit_unknown.
 */
export async function readTroubleshooting(call: Call<typeof units.troubleshooting>): Promise<Troubleshooting> {
  const { db, params, context, catalogue } = call;
  const { language } = context;
  const unit = await db
    .selectFrom('unit')
    .leftJoin('troubleshooting_guide as guide', 'guide.product_family_id', 'unit.product_family_id')
    .select('guide.guide')
    .where('equipment_id', '=', params.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!unit) throw unitUnknown(params.id);
  const { questions, faults } = unit.guide ?? none;
  const named = new Set(faults.flatMap(({ positions }) => positions));
  const categories = new Set(faults.flatMap(({ kitCategories }) => kitCategories));
  const [built, offered] = await Promise.all([readUnitParts({ ...call, query: {} }), readConstructionArticles(call)]);
  const parts = built.parts.filter(({ position }) => position !== null && named.has(position));
  const compounds = new Set(parts.flatMap(({ item }) => (item ? compoundsOf(item) : [])));
  const kits = offered.articles.filter(
    ({ kind, item }) => kind === 'serviceKit' && categories.has(item.categoryId) && hasCompound(item, compounds),
  );
  return {
    questions: questions.map(({ id, text, answers }) => ({
      id,
      text: text[language],
      answers: answers.map((answer) => ({ ...answer, text: answer.text[language] })),
    })),
    faults: faults.map(({ id, cause, remedy, positions, kitCategories }) => ({
      id,
      cause: cause[language],
      remedy: remedy[language],
      positions: positions.filter((position) => parts.some((part) => part.position === position)),
      kits: kits
        .filter(({ item }) => kitCategories.includes(item.categoryId))
        .flatMap(({ item }) => item.commercialItemId ?? []),
    })),
    parts,
    kits,
    columns: columnsOf(
      catalogue.reference,
      [...parts, ...kits].flatMap(({ item }) => item ?? []),
      language,
    ),
  };
}

const compoundsOf = ({ attributes }: Pick<ItemCard, 'attributes'>): (string | number)[] =>
  attributes.find(({ id }) => id === 'gasketMaterial')?.values ?? [];

/** False for a kit of gaskets of another compound than those in the unit, which may have been regasketed with it for a reason. */
function hasCompound(kit: ItemCard, compounds: ReadonlySet<string | number>): boolean {
  const own = compoundsOf(kit);
  return own.length === 0 || compounds.size === 0 || own.some((compound) => compounds.has(compound));
}
