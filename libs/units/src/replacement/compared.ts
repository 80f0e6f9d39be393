import { unitPaths } from '@shop/platform';
import { askedQuery, type Asked } from './asked.ts';

/** More than these do not fit beside each other. */
export const maxCompared = 4;

/** Commercial ids of the units that are compared. */
export const readCompared = (search: URLSearchParams): string[] =>
  (search.get('compare') ?? '')
    .split(',')
    .filter((id) => /^[A-Za-z0-9]{1,40}$/.test(id))
    .slice(0, maxCompared);

/** Address of the suggestions with one more or one less to compare. */
export function comparePath(asked: Asked, compared: readonly string[], id: string): string {
  const others = compared.filter((one) => one !== id);
  const next = others.length < compared.length ? others : [...compared, id];
  return unitPaths.replacementSuggestions(
    [askedQuery(asked), ...(next.length > 0 ? [`compare=${next.join(',')}`] : [])].join('&'),
  );
}
