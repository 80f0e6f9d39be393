import { appContext, loadQuery, notFound } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { registerChoicesQuery, unitSearchBlockQuery, unitsBySerialQuery } from '../queries.ts';
import { attempt } from '../unit-search/find-unit.ts';
import { serialOf } from '../unit/serial-of.ts';

/** Loads the units that have the number already, and what its nameplate may say. An impossible number is a 404. */
export async function registerPageLoader({ params, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const serialNumber = serialOf(params);
  if (serialNumber === undefined) throw notFound();
  await Promise.all([
    loadQuery(app, unitsBySerialQuery(serialNumber)),
    loadQuery(app, registerChoicesQuery({ serialNumber })),
    app.companyId === undefined ? attempt(app, unitSearchBlockQuery()) : undefined,
  ]);
  return null;
}
