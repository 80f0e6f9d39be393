import { categoryTreeQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { unitPartsQuery } from '../queries.ts';
import { tryOfUnit } from '../unit/load-of-unit.ts';

export async function sparePartsLoader(args: LoaderFunctionArgs): Promise<null> {
  await Promise.all([tryOfUnit(args, unitPartsQuery), tryOfUnit(args, () => categoryTreeQuery())]);
  return null;
}
