/** What a customer pays less than the list price, in per cent. */
export interface Discounts {
  general: number;
  /** By category, for all that stands below it. */
  categories: Record<string, number>;
}

/** The discount on articles of a category: that of the nearest category above (or of itself), else the general one. */
export function discountOf(discounts: Discounts | null, category: { path: { id: string }[] } | undefined): number {
  if (discounts === null) return 0;
  const nearest = category?.path.findLast(({ id }) => discounts.categories[id] !== undefined);
  return nearest ? discounts.categories[nearest.id]! : discounts.general;
}
