import { ApiError, noCategoryId } from '@shop/api-contracts';
import {
  appContext,
  categoryTreeQuery,
  findCategory,
  identityScope,
  loadQuery,
  notFound,
  shopRedirect,
  type App,
} from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { compareItemsQuery } from '../queries.ts';
import { comparePath, readCompareAddress } from '../compare-tray/compare-address.ts';
import { comparedUnitQuery, unitsBySerialQuery } from './compared-unit.ts';
import { unitInAddress, withUnit, type UnitInAddress } from './unit-in-address.ts';

/**
 * Loads each article. A missing article, an unknown category or an empty comparison shows the not-found page, any other failure the error
 * page.
 */
export async function comparePageLoader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const scope = context.get(identityScope);
  const search = new URL(request.url).searchParams;
  const address = readCompareAddress(params, search);
  if (!address) throw notFound();
  const tree = await loadQuery(app, categoryTreeQuery());
  if (address.categoryId !== noCategoryId && !findCategory(tree, address.categoryId)) throw notFound();
  await findUnit(app, scope, { path: comparePath(address), unit: unitInAddress(search) });
  try {
    await Promise.all(compareItemsQuery(address.items, scope).map((query) => loadQuery(app, query)));
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error;
  }
  return null;
}

/** A serial number of one machine leads to the address with it; others, and failures, are shown by the page. */
async function findUnit(app: App, scope: string, { path, unit }: { path: string; unit: UnitInAddress }): Promise<void> {
  if (unit.equipmentId !== null) {
    await loadQuery(app, comparedUnitQuery(unit.equipmentId, scope)).catch(() => undefined);
    return;
  }
  if (unit.serialNumber === '') return;
  const found = await loadQuery(app, unitsBySerialQuery(unit.serialNumber)).catch(() => undefined);
  if (found?.units.length === 1) throw shopRedirect(app, withUnit(path, found.units[0]!.equipmentId));
}
