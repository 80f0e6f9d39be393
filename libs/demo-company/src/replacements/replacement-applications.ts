import type { StoredReplacementApplication } from '@shop/commerce-model';
import { textsIn } from '../texts.ts';

const names = textsIn('replacementApplications');

export type ReplacementApplicationId = keyof typeof names;

/** Values of `fluids` and `approvals` that a unit for it has. */
const needs: Record<ReplacementApplicationId, StoredReplacementApplication['needs']> = {
  heating: { fluids: ['water'] },
  hotWater: { fluids: ['water'], approvals: ['drinkingWater'] },
  cooling: { fluids: ['glycol'] },
  oilCooling: { fluids: ['oil'] },
  steam: { fluids: ['steam'] },
  seawater: { fluids: ['seawater'] },
};

/** What old units are used for. */
export const replacementApplications: ({ id: ReplacementApplicationId } & StoredReplacementApplication)[] = (
  Object.keys(needs) as ReplacementApplicationId[]
).map((id) => ({ id, names: names[id], needs: needs[id] }));
