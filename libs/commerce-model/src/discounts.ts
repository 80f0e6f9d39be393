/** Discounts of a customer from the list price, in per cent. */
export interface Discounts {
  general: number;
  /** By category, including its descendants. */
  categories: Record<string, number>;
}

/** The discount for articles of a category: that of the category or its nearest ancestor, else the general one. */
export function discountOf(discounts: Discounts | null, category: { path: { id: string }[] } | undefined): number {
  if (discounts === null) return 0;
  const nearest = category?.path.findLast(({ id }) => discounts.categories[id] !== undefined);
  return nearest ? discounts.categories[nearest.id]! : discounts.general;
}
