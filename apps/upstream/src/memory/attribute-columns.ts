import type { ItemAttribute, ItemCard, ItemColumn } from '@shop/api-contracts';
import type { AttributeValues, Language } from '@shop/commerce-model';
import type { ReferenceData } from './reference-data.ts';

/** Attribute values in the language of the market, in the order of `ids`; missing ones are left out. */
export function attributesOf(
  reference: ReferenceData,
  values: AttributeValues,
  ids: Iterable<string>,
  language: Language,
): ItemAttribute[] {
  const shown: ItemAttribute[] = [];
  for (const id of ids) {
    const attribute = reference.attributes.get(id);
    const own = values[id];
    if (!attribute || !own || own.length === 0) continue;
    shown.push({
      id,
      values: own.map((value) =>
        typeof value === 'number' ? value : (attribute.values?.[value]?.[language] ?? value),
      ),
    });
  }
  return shown;
}

/** Definitions of all attributes on these cards, the most frequent first. */
export function columnsOf(reference: ReferenceData, cards: ItemCard[], language: Language): ItemColumn[] {
  const uses = new Map<string, number>();
  for (const { attributes } of cards) for (const { id } of attributes) uses.set(id, (uses.get(id) ?? 0) + 1);
  return columnsById(
    reference,
    [...uses].sort((a, b) => b[1] - a[1]).map(([id]) => id),
    language,
  );
}

/** Definitions of the attributes `ids`, in that order. */
export function columnsById(reference: ReferenceData, ids: Iterable<string>, language: Language): ItemColumn[] {
  return [...ids].flatMap((id) => {
    const attribute = reference.attributes.get(id);
    if (!attribute) return [];
    const { name, shortName, type, unit } = attribute;
    return [{ id, name: name[language], type, unit, ...(shortName ? { shortName: shortName[language] } : {}) }];
  });
}
