import type { LoaderFunctionArgs } from 'react-router';
import { troubleshootingQuery } from '../queries.ts';
import { tryOfUnit } from '../unit/load-of-unit.ts';

export async function troubleshootingLoader(args: LoaderFunctionArgs): Promise<null> {
  await tryOfUnit(args, troubleshootingQuery);
  return null;
}
