import type { Item, ItemColumn, Variant } from '@shop/api-contracts';

export interface VariantOption {
  value: string | number;
  /** The variant with this value that is nearest to the current one. */
  variant: Variant;
  current: boolean;
  /** Names of other attributes that change too; empty if the current choice is available with this value. */
  changes: string[];
}

export interface VariantChoice {
  column: ItemColumn;
  options: VariantOption[];
}

/** Selectable attributes of an article with the variant of each value; omits attributes that all variants share. */
export function variantChoices({ variantAttributes = [], variants = [], commercialItemId }: Item): VariantChoice[] {
  const current = variants.find((variant) => variant.commercialItemId === commercialItemId) ?? variants[0];
  if (!current) return [];
  return variantAttributes
    .map((column, at) => ({ column, options: optionsOf(at, variantAttributes, variants, current) }))
    .filter(({ options }) => options.length > 1);
}

function optionsOf(
  at: number,
  columns: readonly ItemColumn[],
  variants: readonly Variant[],
  current: Variant,
): VariantOption[] {
  const nearest = new Map<string | number, Variant>();
  for (const variant of variants) {
    const value = variant.values[at] ?? '';
    const known = nearest.get(value);
    if (!known || distance(variant, current, at) < distance(known, current, at)) nearest.set(value, variant);
  }
  const options = [...nearest].map(([value, variant]) => ({
    value,
    variant,
    current: value === current.values[at],
    changes: columns
      .filter((_, other) => other !== at && variant.values[other] !== current.values[other])
      .map(({ name }) => name),
  }));
  return columns[at]?.type === 'text' ? options : options.sort((a, b) => Number(a.value) - Number(b.value));
}

/** Distance between variants: earlier attributes weigh more than all later ones; for equal changes closer figures win. */
function distance(variant: Variant, current: Variant, except: number): number {
  let changed = 0;
  let apart = 0;
  current.values.forEach((value, at) => {
    const other = variant.values[at];
    changed *= 2;
    if (at === except || other === value) return;
    changed += 1;
    if (typeof value === 'number' && typeof other === 'number')
      apart += Math.abs(value - other) / (Math.abs(value) + Math.abs(other));
  });
  return changed + apart / (current.values.length + 1);
}
