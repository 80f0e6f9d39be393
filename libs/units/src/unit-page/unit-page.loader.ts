import type { LoaderFunctionArgs } from 'react-router';
import { unitQuery } from '../queries.ts';
import { loadOfUnit } from '../unit/load-of-unit.ts';

/** Loads the unit; an unknown one is a 404, other failures show the error page. */
export async function unitPageLoader(args: LoaderFunctionArgs): Promise<null> {
  await loadOfUnit(args, unitQuery);
  return null;
}
