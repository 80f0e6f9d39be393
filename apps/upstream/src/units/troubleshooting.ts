import type { ItemCard, Troubleshooting, units } from '@shop/api-contracts';
import type { StoredTroubleshooting } from '@shop/commerce-model';
import type { Article } from '../catalogue/items/articles.ts';
import { readMarks } from '../catalogue/items/favourite-marks.ts';
import { cardOf } from '../catalogue/items/item-cards.ts';
import type { Call } from '../http/route.ts';
import { columnsOf } from '../memory/attribute-columns.ts';
import { builtListOf, builtUnitQuery, type BuiltUnit } from './parts/built-list.ts';
import { parentItemKeyOf, readConstructionRelations } from './parts/construction-articles.ts';
import { unitUnknown } from './registration/registrations.ts';

/**
 * The guide for the category of a unit, with those parts of this unit and kits for it that its faults name; empty for a
 * category without one, and for units of another make. Throws a Problem 404 unit_unknown.
 */
export async function readTroubleshooting(call: Call<typeof units.troubleshooting>): Promise<Troubleshooting> {
  const { db, params, context, catalogue } = call;
  const { language } = context;
  const unit = await builtUnitQuery(db, params.id)
    .leftJoin('troubleshooting_guide as guide', 'guide.product_family_id', 'unit.product_family_id')
    .select('guide.guide')
    .executeTakeFirst();
  if (!unit) throw unitUnknown(params.id);
  if (unit.guide === null) return { questions: [], faults: [], parts: [], kits: [], columns: [] };
  const { questions, faults } = unit.guide;
  const { parts, kits } = await readRepairs(call, unit, faults);
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

/** Parts of the unit and kits for it that repair the faults. */
async function readRepairs(
  call: Call<typeof units.troubleshooting>,
  unit: BuiltUnit,
  faults: StoredTroubleshooting['faults'],
): Promise<Pick<Troubleshooting, 'parts' | 'kits'>> {
  const { db, context, catalogue, person } = call;
  const found = await readConstructionRelations(call, unit);
  const offers = found?.relations.filter(({ kind }) => kind === 'serviceKit') ?? [];
  const otherIds = offers.map(({ commercialItemId }) => commercialItemId);
  const list = await builtListOf(db, unit, context.language, { relations: found, otherIds });
  const favourites = await readMarks(db, person, list.articleIds);
  const cardFor = (article: Article) => cardOf(article, catalogue.reference, context, { detail: 'card', favourites });
  const named = new Set(faults.flatMap(({ positions }) => positions));
  const parts = list.parts
    .filter(({ position }) => position !== null && named.has(position))
    .map(({ position, quantity, articleNumber, offered, isSuccessor }) => ({
      position,
      quantityInUnit: quantity,
      builtArticleNumber: articleNumber,
      item: offered ? cardFor(offered) : null,
      isSuccessor,
    }));
  const compounds = new Set(parts.flatMap(({ item }) => (item ? compoundsOf(item) : [])));
  const categories = new Set(faults.flatMap(({ kitCategories }) => kitCategories));
  const parentItemKey = parentItemKeyOf(unit, found);
  const kits = offers.flatMap(({ position, quantityInUnit, text }, at) => {
    const article = list.others[at]?.built;
    const item = article && { ...cardFor(article), parentItemKey };
    return item && categories.has(item.categoryId) && hasCompound(item, compounds)
      ? { kind: 'serviceKit' as const, position, quantityInUnit, contains: text, otherCompounds: null, item }
      : [];
  });
  return { parts, kits };
}

const compoundsOf = ({ attributes }: Pick<ItemCard, 'attributes'>): (string | number)[] =>
  attributes.find(({ id }) => id === 'gasketMaterial')?.values ?? [];

/** False for a kit of gaskets of another compound than those in the unit, which may have been regasketed with it for a reason. */
function hasCompound(kit: ItemCard, compounds: ReadonlySet<string | number>): boolean {
  const own = compoundsOf(kit);
  return own.length === 0 || compounds.size === 0 || own.some((compound) => compounds.has(compound));
}
