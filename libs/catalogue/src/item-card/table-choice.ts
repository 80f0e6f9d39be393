import { readCookie, removeCookie, writeCookie } from '@shop/platform';
import { useMemo, useSyncExternalStore } from 'react';

/** Height of the rows of tables; without a choice between both. */
export type Density = 'close' | 'wide';

/** Lifetime of a cookie that is not personal but belongs to the browser. */
const cookieDays = 365;
/** Ids have letters and digits only. */
const separator = '.';
const listeners = new Set<() => void>();

/** A style sheet reads it from `<html data-density>`, where the boot script puts it before the first paint. */
export function chooseDensity(density: Density | undefined): void {
  keep('density', density);
  const { dataset } = document.documentElement;
  if (density === undefined) delete dataset['density'];
  else dataset['density'] = density;
}

export const chosenDensity = (): Density | undefined => {
  const { density } = document.documentElement.dataset;
  return density === 'close' || density === 'wide' ? density : undefined;
};

/** Hides the columns with these ids in every list of articles. */
export function hideColumns(ids: ReadonlySet<string>): void {
  keep('columns', [...ids].join(separator) || undefined);
  for (const tell of listeners) tell();
}

function keep(name: string, value: string | undefined): void {
  if (value === undefined) removeCookie(name);
  else writeCookie(name, value, { days: cookieDays });
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Ids of the columns that are hidden; none in the server's HTML, which is the same for everybody. */
export function useHiddenColumns(): ReadonlySet<string> {
  const kept = useSyncExternalStore(
    subscribe,
    () => readCookie('columns') ?? '',
    () => '',
  );
  return useMemo(() => new Set(kept.split(separator)), [kept]);
}
