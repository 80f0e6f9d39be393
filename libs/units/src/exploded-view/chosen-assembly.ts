import type { AnswerOf, units } from '@shop/api-contracts';

type ExplodedViews = AnswerOf<typeof units.explodedViews>;

export interface ChosenAssembly {
  catalogId: string;
  assemblyId: string;
}

/** Parameter of the address for a sub-assembly: `?view=GX050-connection`; the whole unit has none. */
export const viewParameter = 'view';
export const viewOf = ({ catalogId, assemblyId }: ChosenAssembly): string => `${catalogId}-${assemblyId}`;

/** The assembly that an address names, else the first of all; null for a unit without exploded views. */
export function chosenAssembly({ catalogs }: ExplodedViews, view: string | null): ChosenAssembly | null {
  const all = catalogs.flatMap(({ catalogId, assemblies }) =>
    assemblies.map(({ assemblyId }) => ({ catalogId, assemblyId })),
  );
  return all.find((one) => viewOf(one) === view) ?? all[0] ?? null;
}
