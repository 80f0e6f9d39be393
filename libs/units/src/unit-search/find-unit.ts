import { anonymousScope, isEquipmentId, type App } from '@shop/platform';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { unitByTagQuery, unitQuery, unitsBySerialQuery } from '../queries.ts';

/**
 * Equipment id of the one unit that a code means: the code itself if it is one, else the only unit with this serial
 * number, else the one with this tag. A label carries the equipment id: nobody can lead it elsewhere by registering a serial
 * number that is spelled alike. Undefined for several, none, or after a failure, which the page shows.
 */
export async function findUnit(app: App, code: string): Promise<string | undefined> {
  const byId = isEquipmentId(code) ? await attempt(app, unitQuery(code, anonymousScope)) : undefined;
  if (byId) return byId.equipmentId;
  const bySerial = await attempt(app, unitsBySerialQuery(code));
  const [first, ...others] = bySerial?.units ?? [];
  if (first) return others.length === 0 ? first.equipmentId : undefined;
  return (await attempt(app, unitByTagQuery(code)))?.equipmentId ?? undefined;
}

type Query<Data> = Pick<UseQueryOptions<Data, Error, Data>, 'queryFn'> & { queryKey: QueryKey };

/** Undefined after a failure. */
export async function attempt<Data>(app: App, query: Query<Data>): Promise<Data | undefined> {
  try {
    return await app.queryClient.query<Data, Error, Data>({ ...query, retry: false });
  } catch {
    return undefined;
  }
}
