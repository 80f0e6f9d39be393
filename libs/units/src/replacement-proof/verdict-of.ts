import type { PackProof, SideRating } from '@shop/thermal';
import { sides, type SideName } from './duty-fields.ts';

export interface Verdict {
  does: 'fully' | 'partly' | 'never';
  /** Of the surface: what is to spare, or what is missing. */
  share: number;
  /** One side has a higher pressure drop than is allowed for it. */
  isPressureAbove: boolean;
}

/** kPa of one side, channels and ports together. */
export const pressureDropOf = ({ channelPressureDrop, portPressureDrop }: SideRating): number =>
  (channelPressureDrop + portPressureDrop) / 1000;

/** Whether a pack does its duty within the pressure drops that are allowed, in kPa. */
export function verdictOf({ rating }: PackProof, allowed: Record<SideName, number | null>): Verdict {
  const { margin } = rating;
  return {
    does: margin === null ? 'never' : margin >= 0 ? 'fully' : 'partly',
    share: Math.abs(margin ?? 0),
    isPressureAbove: sides.some((side) => {
      const limit = allowed[side];
      return limit !== null && pressureDropOf(rating[side]) > limit;
    }),
  };
}
