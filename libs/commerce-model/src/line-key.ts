import type { CartItemId, LineProof, OldUnit } from '@shop/api-contracts';
import { createHash } from 'node:crypto';
import { serialKeyOf } from './serial-key.ts';

/**
 * Identity of a line as a short text: equal for ids of the same line. Missing, null and empty fields are equal; the
 * order of filters, values and tags does not matter, nor do localised filter names.
 */
export function lineKeyOf(id: CartItemId): string {
  const ids = [
    id.genericItemId,
    id.commercialItemId,
    id.categoryId,
    id.parentGenericItemId,
    id.parentCategoryId,
    id.parentCommercialItemId,
  ].map((one) => one ?? '');
  const filters = (id.appliedFilters ?? []).map(({ id: filterId, value, unit }) =>
    JSON.stringify([filterId, comparable(value), unit ?? '']),
  );
  // appended only where there is one, so that lines from before units had any keep their keys
  const unit = id.equipmentId ? [id.equipmentId] : [];
  const { takeBack, proof } = id;
  const oldUnit = takeBack ? [oldUnitKey(takeBack)] : [];
  const proven = proof ? [proofKey(proof)] : [];
  const canonical = JSON.stringify([
    ...ids,
    sortedSet(filters),
    sortedSet(id.itemTagIds ?? []),
    ...unit,
    ...oldUnit,
    ...proven,
  ]);
  // Filters may be longer than an index entry.
  return createHash('sha256').update(canonical).digest('base64url');
}

const oldUnitKey = ({ serialNumber, productModelId, yearOfManufacture, numberOfPlates }: OldUnit) => [
  serialKeyOf(serialNumber),
  productModelId,
  yearOfManufacture,
  numberOfPlates ?? null,
];

const proofKey = (proof: LineProof) => ({
  proof: Object.entries(proof)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
});

type FilterValue = NonNullable<CartItemId['appliedFilters']>[number]['value'];

function comparable(value: FilterValue): unknown {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? sortedSet(value) : [value.min, value.max];
}

const sortedSet = (texts: string[]): string[] => [...new Set(texts)].sort();
