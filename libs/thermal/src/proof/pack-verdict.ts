import type { SideRating } from '../plates/rate-plate-pack.ts';
import type { PackProof } from './prove-duty.ts';

export interface PackVerdict {
  does: 'fully' | 'partly' | 'never';
  /** Of the surface: what is to spare, or what is missing. */
  share: number;
  /** One side has a higher pressure drop than is allowed for it. */
  isPressureAbove: boolean;
}

/** kPa of one side, channels and ports together. */
export const pressureDropOf = ({ channelPressureDrop, portPressureDrop }: SideRating): number =>
  (channelPressureDrop + portPressureDrop) / 1000;

/** Whether a pack does its duty within the pressure drops that are allowed, in kPa; null where nothing was said. */
export function packVerdictOf({ rating }: PackProof, allowed: Record<'hot' | 'cold', number | null>): PackVerdict {
  const { margin } = rating;
  return {
    does: margin === null ? 'never' : margin >= 0 ? 'fully' : 'partly',
    share: Math.abs(margin ?? 0),
    isPressureAbove: (['hot', 'cold'] as const).some((side) => {
      const limit = allowed[side];
      return limit !== null && pressureDropOf(rating[side]) > limit;
    }),
  };
}
