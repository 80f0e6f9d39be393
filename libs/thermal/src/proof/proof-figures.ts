import { pressureDropOf } from './pack-verdict.ts';
import type { PackProof } from './prove-duty.ts';

/** Formulas by name, as the library computes; symbols are the same in every language. */
export const proofFormulas = {
  heat: 'Q = ṁ · cp · (Tᵢₙ − Tₒᵤₜ)',
  difference: 'LMTD = (ΔT₁ − ΔT₂) / ln(ΔT₁ / ΔT₂)',
  area: 'A = (n − 2) · A₁',
  areaNeeded: 'A = Q / (U · F · LMTD)',
  margin: 'A / Aₙ − 1',
  correction: 'F = NTU₁₋₁ / NTU',
  clean: '1/U = 1/α₁ + s/λ + 1/α₂',
  fouled: '1/U = 1/α₁ + s/λ + 1/α₂ + Rf₁ + Rf₂',
  film: 'Nu = 0.122 · Pr^(1/3) · (η/ηw)^(1/6) · (ξ · Re² · sin 2φ)^0.374 (Martin 1996, VDI)',
  transferUnits: 'NTU = U · A / Cₘᵢₙ',
  effectiveness: 'ε = Q / (Cₘᵢₙ · (T₁ − t₁))',
  pressure: 'Δp = ξ · L/dₕ · ρw²/2 + 1.4 · ρw²/2',
  ports: 'w = V̇ / (π/4 · d²)',
  shear: 'τ = ξ/4 · ρw²/2',
  reached: 'T = Tᵢₙ − ε · Cₘᵢₙ/C · (T₁ − t₁)',
} as const;
export type ProofFormula = keyof typeof proofFormulas;

/** What a figure is measured in: m², a share of one, W/(m² K), a plain number, kPa, m/s, Pa, °C. */
export type ProofQuantity =
  'area' | 'share' | 'heatTransfer' | 'number' | 'pressure' | 'velocity' | 'shear' | 'temperature';

/** One line of the proof: what it says of a pack; null where it cannot be said. */
export interface ProofFigure {
  /** Also that of its formula. */
  id: Exclude<ProofFormula, 'heat' | 'difference'>;
  side: 'hot' | 'cold' | null;
  quantity: ProofQuantity;
  /** Stands in the specification, or was computed. */
  origin: 'given' | 'computed';
  of: (proof: PackProof) => number | null;
}

const bothSides = (
  id: ProofFigure['id'],
  quantity: ProofQuantity,
  of: (proof: PackProof, side: 'hot' | 'cold') => number | null,
): ProofFigure[] =>
  (['hot', 'cold'] as const).map((side) => ({
    ...{ id, side, quantity, origin: 'computed' },
    of: (proof) => of(proof, side),
  }));

const ofPack = (id: ProofFigure['id'], quantity: ProofQuantity, of: ProofFigure['of']): ProofFigure => ({
  ...{ id, side: null, quantity, origin: id === 'area' ? 'given' : 'computed', of },
});

/** All figures of a proof in their order, on screens and on paper. */
export const proofFigures: readonly ProofFigure[] = [
  ofPack('area', 'area', ({ rating }) => rating.area),
  ofPack('areaNeeded', 'area', ({ rating }) => rating.areaNeeded),
  ofPack('margin', 'share', ({ rating }) => rating.margin),
  ofPack('correction', 'number', ({ rating }) => rating.correction),
  ofPack('clean', 'heatTransfer', ({ rating }) => rating.cleanCoefficient),
  ofPack('fouled', 'heatTransfer', ({ rating }) => rating.foulingCoefficient),
  ...bothSides('film', 'heatTransfer', ({ rating }, side) => rating[side].filmCoefficient),
  ofPack('transferUnits', 'number', ({ rating }) => rating.transferUnits),
  ofPack('effectiveness', 'share', ({ rating }) => rating.effectiveness),
  ...bothSides('pressure', 'pressure', ({ rating }, side) => pressureDropOf(rating[side])),
  ...bothSides('ports', 'velocity', ({ rating }, side) => rating[side].portVelocity),
  ...bothSides('shear', 'shear', ({ rating }, side) => rating[side].wallShear),
  ...bothSides(
    'reached',
    'temperature',
    ({ outlets }, side) => outlets && (side === 'hot' ? outlets.hotOut : outlets.coldOut),
  ),
];
