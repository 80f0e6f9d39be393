import { appContext, identityScope, paths, shopRedirect, unitPaths } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { askedQuery, isNothingAsked, readAsked } from '../replacement/asked.ts';
import { loadReplacementCategory, replacementsQuery } from '../replacement/replacement-queries.ts';
import { readCandidate } from './proof-address.ts';

/** Leads back to the form without an old unit, and to the suggestions without a new one. The page shows a failure. */
export async function proofPageLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const categoryId = await loadReplacementCategory(app);
  const search = new URL(request.url).searchParams;
  const { asked, invalid } = readAsked(search);
  if (isNothingAsked(asked) || invalid.length > 0) throw shopRedirect(app, paths.unitReplacement(askedQuery(asked)));
  if (readCandidate(search) === null) throw shopRedirect(app, unitPaths.replacementSuggestions(askedQuery(asked)));
  const query = replacementsQuery(asked, categoryId, context.get(identityScope));
  await app.queryClient.query({ ...query, retry: false }).catch(() => undefined);
  return null;
}
