import type { LoaderFunctionArgs } from 'react-router';
import { servicePartnerQuery } from '../queries.ts';
import { tryOfUnit } from '../unit/load-of-unit.ts';

export async function servicePartnerLoader(args: LoaderFunctionArgs): Promise<null> {
  await tryOfUnit(args, servicePartnerQuery);
  return null;
}
