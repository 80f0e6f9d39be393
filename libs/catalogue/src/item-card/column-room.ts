import type { Filter, FilterSelection, ItemCard, ItemColumn } from '@shop/api-contracts';
import { neverShown, shownFrom, textWidth, wordWidth } from '@shop/design-system';
import { keyOfValue } from '@shop/filters';
import { formatMeasure, unitSymbol } from '@shop/measures';
import { valuesOf } from './attribute-value.tsx';

/** Pixels between two columns, and more where words follow a figure. */
const gap = 10;
const gapOfWords = 22;
/** Size of the letters in heads. */
const headSize = 12;
/** Arrow of the column that the table is sorted by. */
const arrow = 18;
/** Longest text that stays on one line, so that columns fit their usual content. */
export const shortText = 12;

/** Widths of what is always shown: the button that opens, tick and bookmark beside the number, price, availability, and quantity with button. */
const moreRoom = 28;
const marksRoom = 62;
const leastPrice = 86;
const stockRoom = 138;
const orderRoom = 148;
/** Of a name below the number, which takes several lines. */
const nameRoom = 160;
export const pictureId = 'picture';
const pictureRoom = 46;

/** The list that items are a page of. */
export interface PagedList {
  filters: readonly Filter[];
  selection: FilterSelection;
}

interface ShownColumnsInput {
  items: readonly ItemCard[];
  /** Decides on the columns in place of the items, so that they are the same on all of its pages. */
  list?: PagedList | undefined;
  columns: readonly ItemColumn[];
  /** Ids of columns that are not shown, however much room there is. */
  hidden: ReadonlySet<string>;
  /** True if names are below the article numbers. */
  names: boolean;
  /** Column id that the table is sorted by. */
  sort: string | undefined;
  tag: string;
  /** Words in place of a price. */
  onRequest: string;
}

/** The head of a column: its short name. */
export const headOf = ({ name, shortName = name }: ItemColumn): string => shortName;

/**
 * From which room of the table each column of articles is shown, also its `picture`: those first that tell these articles apart or sort them, else in
 * the order of the category, by estimated widths, since the server decides it for every language.
 */
export function shownColumns({
  items,
  list,
  columns,
  hidden,
  names,
  sort,
  tag,
  onRequest,
}: ShownColumnsInput): ReadonlyMap<string, number> {
  const number = Math.max(0, ...items.map(({ articleNumber }) => textWidth(articleNumber))) + marksRoom;
  const price = items.some(({ salesDetails }) => !salesDetails?.price) ? textWidth(onRequest) : 0;
  const kept =
    moreRoom +
    Math.max(number, names ? nameRoom + marksRoom : 0) +
    Math.max(price, leastPrice) +
    stockRoom +
    orderRoom +
    gapOfWords +
    2 * gap;
  const isSortedBy = (id: string) => sort?.replace('-', '') === id;
  const shown = columns.filter(({ id }) => !hidden.has(id));
  const rooms = shown.map((column, n) => {
    const head = headRoom(column) + (isSortedBy(column.id) ? arrow : 0);
    const isAfterFigure = n > 0 && shown[n - 1]?.type !== 'text';
    const values =
      (list && valuesInList(column, list)) ?? items.map(({ attributes }) => valuesOf(attributes, column.id));
    return {
      id: column.id,
      room:
        Math.max(head, valueRoom(column, values, tag)) + (column.type === 'text' && isAfterFigure ? gapOfWords : gap),
      // sorting brings like values together, and its arrow stays in sight
      tellsApart: isSortedBy(column.id) || new Set(values.map((one) => one.join())).size > 1,
    };
  });
  const order = [...rooms.filter(({ tellsApart }) => tellsApart), ...rooms.filter(({ tellsApart }) => !tellsApart)];
  // a picture says less than the first figures
  const from = shownFrom([...order.slice(0, 3), { id: pictureId, room: pictureRoom }, ...order.slice(3)], kept);
  return new Map([...from, ...[...hidden].map((id) => [id, neverShown] as const)]);
}

const headRoom = (column: ItemColumn): number =>
  Math.max(
    wordWidth(headOf(column), headSize),
    ...(['si', 'us'] as const).map((system) => textWidth(unitSymbol(column.unit, system), headSize)),
  );

type Values = ReturnType<typeof valuesOf>;

/** The values that a column has in a list, as its filter offers them; undefined without a filter. */
function valuesInList({ id, type }: ItemColumn, { filters, selection }: PagedList): Values[] | undefined {
  const filter = filters.find((one) => one.id === id);
  if (!filter) return undefined;
  if (filter.range) {
    const { min, max } = filter.range;
    return type === 'interval' ? [[min, max]] : [[min], [max]];
  }
  const chosen = selection[id] === undefined ? undefined : [selection[id]].flat();
  return filter.values
    .filter((value) => value.productCount > 0 && (chosen?.includes(keyOfValue(value)) ?? true))
    .map(({ name }) => [type === 'text' ? name : Number(name)]);
}

function valueRoom({ type, unit }: ItemColumn, all: readonly Values[], tag: string): number {
  const widths = all.flatMap((values) => {
    if (values.length === 0) return [];
    if (type !== 'text')
      return (['si', 'us'] as const).map((system) =>
        textWidth(
          formatMeasure(values, { tag, unit, system, interval: type === 'interval' }).replace(/\u00a0[^\u00a0]*$/, ''),
        ),
      );
    const text = values.join(', ');
    return text.length <= shortText ? textWidth(text) : Math.max(wordWidth(text), textWidth('n'.repeat(shortText)));
  });
  return Math.max(0, ...widths);
}
