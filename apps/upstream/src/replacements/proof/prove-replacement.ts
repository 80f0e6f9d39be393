import { describesUnit, type Endpoint, type ReplacementPack, type ReplacementProof } from '@shop/api-contracts';
import { knownDutyOf, proveDuty, type Duty, type DutyProof, type GivenSide } from '@shop/thermal';
import type { Call } from '../../http/route.ts';
import { notFound, Problem } from '../../problem/problem.ts';
import { findCandidates, type Candidate } from '../find-candidates.ts';
import { platePackOf } from '../plate-pack-of.ts';

export type ProofCall = Pick<Call<Endpoint>, 'db' | 'catalogue' | 'context'> & { query: ReplacementProof };

export interface ProvenReplacement {
  found: Awaited<ReturnType<typeof findCandidates>>;
  chosen: Candidate;
  duty: Duty;
  proof: DutyProof;
  packs: { old: ReplacementPack | null; new: ReplacementPack | null };
  /** Units that the proof speaks of: both, or of one that replaces none only that one. */
  shown: readonly ('old' | 'new')[];
  /** kPa; null where nothing was said. */
  allowed: Record<'hot' | 'cold', number | null>;
}

/**
 * What an old unit and the one in its place, or one unit alone, do with a duty, from the same figures and by the same code as on screen.
 * Throws a Problem: 404 `category_unknown`, `replacement_unknown`, 422 `duty_not_computable`.
 */
export async function proveReplacement(call: ProofCall): Promise<ProvenReplacement> {
  const { query } = call;
  const given = knownDutyOf({ hot: sideOf(query, 'hot'), cold: sideOf(query, 'cold') });
  if (given.kind !== 'known') throw notComputable(given.kind);
  const found = await findCandidates(call);
  const [chosen] = found.candidates;
  if (!chosen) throw notFound('replacement_unknown', `${query.compare} is not among the replacements`);
  const packs = {
    old: withPasses(found.oldPack, query.oldPasses),
    new: withPasses(platePackOf(chosen.row.attributes), query.newPasses),
  };
  const proof = proveDuty(given.known, packs);
  if (proof.duty.kind !== 'complete') throw notComputable(proof.duty.kind);
  const allowed = { hot: query.hotDrop ?? null, cold: query.coldDrop ?? null };
  const shown = describesUnit(query) ? (['old', 'new'] as const) : (['new'] as const);
  return { found, chosen, duty: proof.duty.duty, proof, packs, shown, allowed };
}

const withPasses = (pack: ReplacementPack | null, passes: ReplacementPack['passes'] = '1-1') =>
  pack && { ...pack, passes };

const notComputable = (reason: string): Problem =>
  new Problem(422, 'duty_not_computable', `Nothing can be computed of this duty: ${reason}`, { members: { reason } });

function sideOf(query: ReplacementProof, side: 'hot' | 'cold'): GivenSide {
  const figure = (
    name: 'Percent' | 'Density' | 'HeatCapacity' | 'Conductivity' | 'Viscosity' | 'Flow' | 'In' | 'Out',
  ) => query[`${side}${name}`] ?? null;
  return {
    liquid: {
      kind: query[`${side}Fluid`] ?? 'water',
      percent: figure('Percent'),
      density: figure('Density'),
      heatCapacity: figure('HeatCapacity'),
      conductivity: figure('Conductivity'),
      viscosity: figure('Viscosity'),
    },
    ...{ flow: figure('Flow'), inlet: figure('In'), outlet: figure('Out') },
  };
}
