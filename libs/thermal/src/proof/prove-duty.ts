import { completeDuty, type Duty, type DutyResult, type KnownDuty } from '../duty/complete-duty.ts';
import { FluidRangeError } from '../fluids/fluid-properties.ts';
import type { PlatePack } from '../plates/plate-pack.ts';
import { outletsOf, ratePlatePack, type Fouling, type Rating } from '../plates/rate-plate-pack.ts';

/** What one pack of plates does with a duty. */
export interface PackProof {
  rating: Rating;
  /** What it does at the flows and inlets of the duty: outlets in °C, heat in W; null where a liquid would leave its published range. */
  outlets: { hotOut: number; coldOut: number; heat: number } | null;
}

export interface DutyProof {
  duty: DutyResult;
  /** Null without the figures of its plates, and without a complete duty. */
  old: PackProof | null;
  new: PackProof | null;
}

/** Dirt that is usually allowed for with closed circuits in plate heat exchangers, m² K/W per side; an assumption to print. */
export const usualFouling: Fouling = { hot: 2e-5, cold: 2e-5 };

/** Proves whether two packs of plates, an old one and the one in its place, do one duty. */
export function proveDuty(
  known: KnownDuty,
  packs: { old: PlatePack | null; new: PlatePack | null },
  fouling: Fouling = usualFouling,
): DutyProof {
  const duty = completeDuty(known);
  const proofOf = (pack: PlatePack | null) =>
    pack && duty.kind === 'complete' ? proofOfPack(pack, duty.duty, fouling) : null;
  return { duty, old: proofOf(packs.old), new: proofOf(packs.new) };
}

function proofOfPack(pack: PlatePack, duty: Duty, fouling: Fouling): PackProof {
  const rating = ratePlatePack(pack, duty, fouling);
  try {
    const { hot, cold } = duty;
    return { rating, outlets: outletsOf(pack, { hot, cold }, fouling) };
  } catch (error) {
    if (error instanceof FluidRangeError) return { rating, outlets: null };
    throw error;
  }
}
