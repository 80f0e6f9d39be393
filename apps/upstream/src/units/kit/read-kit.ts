import {
  kitPartSchema,
  plateRangeText,
  readPlateRange,
  type KitLine,
  type KitPart,
  type PlateRange,
  type PlateRangeError,
  type PlateRun,
  type UnitKit,
  type units,
} from '@shop/api-contracts';
import type { AttributeValues } from '@shop/commerce-model';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { readMarks } from '../../catalogue/items/favourite-marks.ts';
import { cardOf } from '../../catalogue/items/item-cards.ts';
import type { Call } from '../../http/route.ts';
import { columnsOf } from '../../memory/attribute-columns.ts';
import { Problem } from '../../problem/problem.ts';
import {
  builtListOf,
  builtUnitQuery,
  parentItemKeyOf,
  type BuiltList,
  type ListedArticle,
} from '../parts/built-list.ts';
import { unitUnknown } from '../registration/registrations.ts';
import {
  isWholePack,
  neededParts,
  platesOf,
  quantityToOrder,
  standardPack,
  type ExactQuantity,
  type GasketSupply,
  type ListedPart,
} from './kit-rules.ts';

/** Parts that renewing a plate pack takes. Throws a Problem 404 unit_unknown, 400 plate_range_invalid. */
export async function readKit(call: Call<typeof units.kit>): Promise<UnitKit> {
  const { db, params, body, catalogue, context, person } = call;
  const found = await builtUnitQuery(db, params.id)
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('gasket_supply')
          .select(['gasket_supply.commercial_item_id as commercialItemId', 'part', 'fixing', 'reach'])
          .orderBy('gasket_supply.commercial_item_id'),
      ).as('supplies'),
    )
    .executeTakeFirst();
  if (!found) throw unitUnknown(params.id);
  const supplyIds = found.supplies.map(({ commercialItemId }) => commercialItemId);
  const list = await builtListOf(db, found, context.language, { otherIds: supplyIds });
  const parts = list.parts.map(listedPart);
  const platePack = packOf(list, parts);
  if (platePack === null) return { source: 'none', platePack: null, lines: [], columns: [] };

  const plates = platesToRenew(body.plates, platePack);
  const supplies = list.others.flatMap((article, at): GasketSupply[] => {
    const { part, fixing, reach } = found.supplies[at]!;
    return article.built ? [{ part, fixing, reach, articleNumber: article.articleNumber }] : [];
  });
  const plateArea = list.attributes['plateArea']?.[0];
  const unit = { platePack, parts, supplies, plateArea: typeof plateArea === 'number' ? plateArea : null };
  const needed = neededParts(unit, { renew: body.renew, plates });

  const favourites = await readMarks(db, person, list.articleIds);
  const parentItemKey = parentItemKeyOf(list);
  const listed = new Map([...list.others, ...list.parts].map((part) => [part.articleNumber, part]));
  const lines = needed.map((one): KitLine => {
    const { built, offered, isSuccessor = false } = listed.get(one.articleNumber ?? '') ?? {};
    const { packQuantity = 1, minimumQuantity = 1 } = offered ?? built ?? {};
    const card = offered && cardOf(offered, catalogue.reference, context, { detail: 'card', favourites });
    return {
      part: one.part,
      needed: one.needed && decimalOf(one.needed),
      quantity: one.needed
        ? quantityToOrder(one.needed, {
            sparesPercent: one.takesSpares ? (body.sparesPercent ?? 0) : 0,
            packQuantity,
            minimumQuantity,
          })
        : 0,
      packQuantity,
      basis: one.basis,
      builtArticleNumber: one.articleNumber,
      item: card ? { ...card, parentItemKey } : null,
      isSuccessor,
    };
  });
  const cards = lines.flatMap(({ item }) => item ?? []);
  return {
    source: list.source,
    platePack,
    lines,
    columns: columnsOf(catalogue.reference, cards, context.language),
  };
}

/** Whole pieces as they are, a cartridge to two decimals. */
const decimalOf = ({ pieces, per }: ExactQuantity): number => Math.round((pieces / per) * 100) / 100;

function listedPart({ articleNumber, quantity, built, offered }: ListedArticle): ListedPart {
  const attributes = (built ?? offered)?.attributes ?? {};
  const fixing = attributes['gasketFixing']?.[0];
  return {
    part: kitPartOf(attributes),
    articleNumber,
    quantity,
    fixing: fixing === 'glued' || fixing === 'clipOn' ? fixing : null,
  };
}

function kitPartOf(attributes: AttributeValues): KitPart | null {
  const parsed = kitPartSchema.safeParse(attributes['partType']?.[0]);
  return parsed.success ? parsed.data : null;
}

/** As it was built, or as such a construction usually is; null when the plates are unknown. */
function packOf({ source, platePack }: BuiltList, parts: ListedPart[]): PlateRun[] | null {
  if (source === 'none') return null;
  if (platePack && isWholePack(platePack)) return platePack;
  return standardPack(parts);
}

function platesToRenew(text: string | undefined, platePack: PlateRun[]): PlateRange[] {
  const last = platesOf(platePack);
  if (text === undefined) return [{ from: 1, to: last }];
  const plates = readPlateRange(text, last);
  if (Array.isArray(plates)) return plates;
  const detail = rangeErrors[plates.code](plates.part, plateRangeText([{ from: 1, to: last }]));
  throw new Problem(400, 'plate_range_invalid', detail, { errors: [{ path: 'body.plates', message: detail }] });
}

const rangeErrors: Record<PlateRangeError['code'], (part: string, all: string) => string> = {
  empty: (_part, all) => `No plates are named; the pack has ${all}`,
  missing: (part) => `A number is missing between two commas: "${part}"`,
  unreadable: (part) => `"${part}" is neither a plate nor a range such as 12-20`,
  reversed: (part) => `A range begins with its lower plate: "${part}"`,
  outside: (part, all) => `"${part}" is outside of the pack, which has plates ${all}`,
};
