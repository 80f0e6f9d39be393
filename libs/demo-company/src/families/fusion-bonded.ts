import type { Family } from '../create-variant.ts';
import { createBrazed } from './brazed.ts';

/** Fusion-bonded units, FB series: built like brazed ones, from stainless steel alone. */
export function createFusionBonded(): Family {
  return createBrazed(['fusion']);
}
