/**
 * Friction factor (Darcy) of a channel between two chevron plates: H. Martin, Chemical Engineering and Processing 35 (1996)
 * 301-310. `angle` in degrees between corrugation and main flow, `reynolds` on the hydraulic diameter (twice the gap over
 * the enlargement of the area).
 */
export function chevronFriction(reynolds: number, angle: number): number {
  const phi = (angle * Math.PI) / 180;
  const isLaminar = reynolds < 2000;
  const along = isLaminar ? 64 / reynolds : (1.8 * Math.log10(reynolds) - 1.5) ** -2;
  const across = isLaminar ? 597 / reynolds + 3.85 : 39 / reynolds ** 0.289;
  const root =
    Math.cos(phi) / Math.sqrt(0.18 * Math.tan(phi) + 0.36 * Math.sin(phi) + along / Math.cos(phi)) +
    (1 - Math.cos(phi)) / Math.sqrt(3.8 * across);
  return root ** -2;
}

/** Nusselt number of the same channel (Martin 1996). `viscosityRatio` is the viscosity in the liquid over that at the wall. */
export function chevronNusselt(reynolds: number, prandtl: number, angle: number, viscosityRatio = 1): number {
  const phi = (angle * Math.PI) / 180;
  const driving = chevronFriction(reynolds, angle) * reynolds ** 2 * Math.sin(2 * phi);
  return 0.122 * prandtl ** (1 / 3) * viscosityRatio ** (1 / 6) * driving ** 0.374;
}
