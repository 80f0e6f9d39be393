import { appContext, loadQuery, notFound, shopRedirect, unitPaths } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { unitByTagQuery } from '../queries.ts';
import { tagOf } from '../unit/tag-of.ts';

/** Leads to the unit with the tag; without one the page offers to connect it. An impossible tag is a 404. */
export async function tagPageLoader({ params, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const tag = tagOf(params);
  if (tag === undefined) throw notFound();
  const { equipmentId } = await loadQuery(app, unitByTagQuery(tag));
  if (equipmentId !== null) throw shopRedirect(app, unitPaths.unit(equipmentId));
  return null;
}
