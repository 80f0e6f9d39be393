import type { SuggestionGroup } from './suggestion-groups.ts';

/** Groups in the order in which `held` has them, later ones below: an answer that arrives moves nothing that the pointer may be on. */
export function holdGroups(
  groups: readonly SuggestionGroup[],
  held: readonly SuggestionGroup['key'][] = [],
): SuggestionGroup[] {
  const rankOf = ({ key }: SuggestionGroup) => (held.includes(key) ? held.indexOf(key) : held.length);
  return groups.toSorted((a, b) => rankOf(a) - rankOf(b));
}
