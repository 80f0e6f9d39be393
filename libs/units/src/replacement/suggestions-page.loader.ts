import { appContext, identityScope, paths, shopRedirect } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { askedQuery, isNothingAsked, readAsked } from './asked.ts';
import { loadReplacementCategory, replacementsQuery } from './replacement-queries.ts';

/** Leads back to the form when nothing was asked, or what no unit can have. The page shows a failure. */
export async function suggestionsPageLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const categoryId = await loadReplacementCategory(app);
  const { asked, invalid } = readAsked(new URL(request.url).searchParams);
  if (isNothingAsked(asked) || invalid.length > 0) throw shopRedirect(app, paths.unitReplacement(askedQuery(asked)));
  const query = replacementsQuery(asked, categoryId, context.get(identityScope));
  await app.queryClient.query({ ...query, retry: false }).catch(() => undefined);
  return null;
}
