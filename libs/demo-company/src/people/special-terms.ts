import type { VariantSeed } from '../demo-company.ts';

/** Discontinued articles beside the GX-040, with their successors. */
const successors: Record<string, string> = {
  'BZ-028-H45-080': 'BZ052H45060',
  'ST-114-C16-600': 'ST114S16600',
  'AH-040-1F1R': 'AH0401F2R',
};

/** Superseded and other makers' numbers of articles. */
const otherNumbers: Record<string, Pick<VariantSeed, 'supersededNumbers' | 'otherMakersNumbers'>> = {
  'GX-050-H16-061': {
    supersededNumbers: ['GX-50-61', 'VH 0450-061'],
    otherMakersNumbers: ['KT P50-61H', 'Torvex 15.061'],
  },
  'BZ-112-H30-080': { supersededNumbers: ['VB 112/80'], otherMakersNumbers: ['Torvex B112-80'] },
  'GX-050-TB-20-420': { supersededNumbers: ['0420-20'], otherMakersNumbers: ['KT M20X420'] },
  'SK-CL-DES-20': { supersededNumbers: ['CL 20'], otherMakersNumbers: [] },
};

/** Applies special terms of single articles. */
export function withSpecialTerms(variant: VariantSeed): VariantSeed {
  const successorId = successors[variant.articleNumber];
  return {
    ...variant,
    ...otherNumbers[variant.articleNumber],
    ...(successorId ? { sales: 'discontinued' as const, successorId, stock: 0 } : {}),
  };
}
