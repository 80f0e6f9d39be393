import { isNothingAsked, type Asked } from '../replacement/asked.ts';
import { packNames, type PackName } from './duty-fields.ts';

/** Packs that a proof speaks of: both, or of a unit that replaces none only that one. */
export const provenPacks = (asked: Asked): readonly PackName[] => (isNothingAsked(asked) ? ['new'] : packNames);
