import type { Passes } from '../duty/effectiveness.ts';

/** What has to be known of a pack of chevron plates; lengths in m, areas in m². */
export interface PlatePack {
  /** Both end plates included; they transfer no heat. */
  plates: number;
  /** Heated area of one plate, corrugation included. */
  plateArea: number;
  /** Between gaskets. */
  plateWidth: number;
  /** Gap between two plates: the depth of the corrugation. */
  gap: number;
  thickness: number;
  /** W/(m K) of the plate's material. */
  conductivity: number;
  /** Corrugated over flat area, usually 1.15 to 1.25. */
  enlargement: number;
  /**
   * Degrees between corrugation and flow, of both plates that form a channel (H and L plates mixed: unequal); their mean
   * counts.
   */
  angles: readonly [number, number];
  portDiameter: number;
  passes: Passes;
}

/** Area that transfers heat. */
export const transferAreaOf = ({ plates, plateArea }: PlatePack): number => (plates - 2) * plateArea;

/** Length of the flow along a plate, from its area and width. */
export const flowLengthOf = ({ plateArea, plateWidth, enlargement }: PlatePack): number =>
  plateArea / (plateWidth * enlargement);

export const hydraulicDiameterOf = ({ gap, enlargement }: PlatePack): number => (2 * gap) / enlargement;

export const meanAngleOf = ({ angles: [one, other] }: PlatePack): number => (one + other) / 2;

export const passesOf = (side: 'hot' | 'cold', { passes }: Pick<PlatePack, 'passes'>): number =>
  passes === '2-2' || (passes === '1-2' && side === 'cold') ? 2 : 1;

/** Channels side by side in one pass. Of an odd number of channels the cold side has one more. */
export function channelsPerPass(side: 'hot' | 'cold', pack: PlatePack): number {
  const channels = pack.plates - 1;
  return (side === 'hot' ? Math.floor(channels / 2) : Math.ceil(channels / 2)) / passesOf(side, pack);
}
