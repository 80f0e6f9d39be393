import type { VariantSeed } from '../demo-company.ts';
import { translated } from '../texts.ts';

/** Assembly and test of a unit, in per cent of its parts. */
const assembly = 6;

const parts: [commercialItemId: string, quantity: number][] = [
  ['GX032H16041E', 1],
  ['BV050', 4],
  ['TSP50', 4],
  ['SKIC032', 1],
];

/** A configured unit that somebody ordered once: its name, its parts, and its list price in euro cents without tax. */
export function orderedUnit(variants: VariantSeed[]) {
  const lines = parts.map(([commercialItemId, quantity]) => ({
    part: variants.find((one) => one.commercialItemId === commercialItemId)!,
    quantity,
  }));
  const sum = lines.reduce((total, { part, quantity }) => total + part.listPrice! * quantity, 0);
  return {
    ...{ id: 'VC-1001', name: translated('configurations.milkCooler'), lines },
    listPrice: Math.round((sum * (100 + assembly)) / 100),
  };
}
