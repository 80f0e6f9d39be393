import type { LoaderFunctionArgs } from 'react-router';
import { constructionArticlesQuery } from '../queries.ts';
import { tryOfUnit } from '../unit/load-of-unit.ts';

export async function serviceKitsLoader(args: LoaderFunctionArgs): Promise<null> {
  await tryOfUnit(args, constructionArticlesQuery);
  return null;
}
