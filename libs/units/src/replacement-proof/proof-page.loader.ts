import { appContext, identityScope, paths, shopRedirect, unitPaths } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { askedQuery, isNothingAsked, readAsked } from '../replacement/asked.ts';
import { loadReplacementCategory } from '../replacement/replacement-queries.ts';
import { readCandidate } from './proof-address.ts';
import { provenUnitsQuery } from './proven-units-query.ts';

/** Leads to the suggestions without a new unit, and to the form without any. The page shows a failure. */
export async function proofPageLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const categoryId = await loadReplacementCategory(app);
  const search = new URL(request.url).searchParams;
  const { asked, invalid } = readAsked(search);
  const candidate = readCandidate(search);
  if (invalid.length > 0 || (candidate === null && isNothingAsked(asked)))
    throw shopRedirect(app, paths.unitReplacement(askedQuery(asked)));
  if (candidate === null) throw shopRedirect(app, unitPaths.replacementSuggestions(askedQuery(asked)));
  const query = provenUnitsQuery(asked, candidate, categoryId, context.get(identityScope));
  await app.queryClient.query({ ...query, retry: false }).catch(() => undefined);
  return null;
}
