import type { UnitOfList } from '@shop/api-contracts';

export interface UnitFacetProps {
  /** The unit that the list is narrowed to; null for one that is not known. */
  unit: UnitOfList | null | undefined;
  /** Path of the list narrowed to a unit. */
  unitHref: (equipmentId: string | undefined) => string;
}
