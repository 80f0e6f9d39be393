import { isNothingAsked, type Asked } from '../replacement/asked.ts';
import { replacementsQuery, unitAloneQuery } from '../replacement/replacement-queries.ts';

/** What a proof is computed from: the old unit and those that replace it, or one unit that replaces none. */
export const provenUnitsQuery = (asked: Asked, candidate: string, categoryId: string, scope: string) =>
  isNothingAsked(asked) ? unitAloneQuery(candidate, categoryId, scope) : replacementsQuery(asked, categoryId, scope);
