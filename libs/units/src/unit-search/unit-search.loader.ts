import {
  anonymousScope,
  appContext,
  identityScope,
  isEquipmentId,
  shopRedirect,
  unitPaths,
  type App,
} from '@shop/platform';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { ownUnitsQuery, unitByTagQuery, unitQuery, unitSearchBlockQuery, unitsBySerialQuery } from '../queries.ts';
import { isUnitCode, readUnitCode } from './unit-code.ts';

/**
 * With a code in the address leads to the unit that has it as serial number or tag. Several, none, or a failure are shown
 * by the page, which also works without its content block.
 */
export async function unitSearchLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const scope = context.get(identityScope);
  const code = readUnitCode(new URL(request.url).searchParams);
  const [found] = await Promise.all([
    isUnitCode(code) ? findUnit(app, code) : undefined,
    app.companyId === undefined ? attempt(app, unitSearchBlockQuery()) : undefined,
    isUnitCode(code) && scope !== anonymousScope ? attempt(app, ownUnitsQuery(scope, { q: code })) : undefined,
  ]);
  if (found !== undefined) throw shopRedirect(app, unitPaths.unit(found));
  return null;
}

/**
 * The code itself if it is an equipment id, else the only unit with this serial number, else the one with this tag. A label
 * carries the equipment id: nobody can lead it elsewhere by registering a serial number that is spelled alike.
 */
async function findUnit(app: App, code: string): Promise<string | undefined> {
  const byId = isEquipmentId(code) ? await attempt(app, unitQuery(code, anonymousScope)) : undefined;
  if (byId) return byId.equipmentId;
  const bySerial = await attempt(app, unitsBySerialQuery(code));
  const [first, ...others] = bySerial?.units ?? [];
  if (first) return others.length === 0 ? first.equipmentId : undefined;
  return (await attempt(app, unitByTagQuery(code)))?.equipmentId ?? undefined;
}

type Query<Data> = Pick<UseQueryOptions<Data, Error, Data>, 'queryFn'> & { queryKey: QueryKey };

/** Undefined after a failure, which the page shows. */
async function attempt<Data>(app: App, query: Query<Data>): Promise<Data | undefined> {
  try {
    return await app.queryClient.query<Data, Error, Data>({ ...query, retry: false });
  } catch {
    return undefined;
  }
}
