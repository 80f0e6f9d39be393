import { appContext, identityScope } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { isNothingAsked, readAsked } from '../replacement/asked.ts';
import { loadReplacementCategory, replacementsQuery } from '../replacement/replacement-queries.ts';

/** What was asked and found goes into the message; without it the page asks for everything. */
export async function contactPageLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const categoryId = await loadReplacementCategory(app);
  const { asked, invalid } = readAsked(new URL(request.url).searchParams);
  if (isNothingAsked(asked) || invalid.length > 0) return null;
  const query = replacementsQuery(asked, categoryId, context.get(identityScope));
  await app.queryClient.query({ ...query, retry: false }).catch(() => undefined);
  return null;
}
