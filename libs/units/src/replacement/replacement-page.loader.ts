import { appContext, identityScope, isEquipmentId, loadQuery, paths, shopRedirect, type App } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { unitQuery, unitsBySerialQuery } from '../queries.ts';
import { serialOf } from '../unit/serial-of.ts';
import { askedOfUnit } from './asked-of-unit.ts';
import { askedQuery } from './asked.ts';
import { loadReplacementCategory, replacementBlocksQuery, replacementProductsQuery } from './replacement-queries.ts';

/**
 * With a unit or the serial number of one in the address leads to the form that is filled in with its nameplate. Several
 * units, none, or a failure are shown by the page.
 */
export async function replacementPageLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  await loadReplacementCategory(app);
  const search = new URL(request.url).searchParams;
  const serialNumber = serialOf({ serialNumber: search.get('serialNumber') ?? '' });
  const [products, equipmentId] = await Promise.all([
    loadQuery(app, replacementProductsQuery()),
    search.get('equipmentId') ?? (serialNumber === undefined ? undefined : findUnit(app, serialNumber)),
    app.companyId === undefined ? attempt(loadQuery(app, replacementBlocksQuery())) : undefined,
  ]);
  if (isEquipmentId(equipmentId)) {
    const unit = await attempt(loadQuery(app, unitQuery(equipmentId, context.get(identityScope))));
    const query = unit && askedQuery(askedOfUnit(unit, products));
    if (query) throw shopRedirect(app, paths.unitReplacement(query));
  }
  return null;
}

/** The only unit with this serial number. */
async function findUnit(app: App, serialNumber: string): Promise<string | undefined> {
  const found = await attempt(loadQuery(app, unitsBySerialQuery(serialNumber)));
  return found?.units.length === 1 ? found.units[0]!.equipmentId : undefined;
}

/** Undefined after a failure, which the page shows. */
const attempt = <Data>(reading: Promise<Data>): Promise<Data | undefined> => reading.catch(() => undefined);
