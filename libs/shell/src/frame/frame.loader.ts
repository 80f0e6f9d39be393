import { ApiError } from '@shop/api-contracts';
import {
  appContext,
  categoryTreeQuery,
  identityScope,
  isPassingFailure,
  loadQuery,
  marketQuery,
  marketsQuery,
  notFound,
  pageError,
  settingsQuery,
  type App,
  type FrameData,
} from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { loadMessages } from '../load-messages.ts';

/**
 * What every page stands on: the texts of the frame, settings, markets, the market itself and the category tree, asked for at once.
 * An address whose first segment is no market of ours is the not-found page (404); upstream not answering is the error page (503).
 * In the browser what is there is kept: a page never waits for a newer frame, nor fails with it. It runs at each navigation, so that its
 * pages read the scope of identity that their loaders had.
 */
export async function frameLoader({ context, params }: LoaderFunctionArgs): Promise<FrameData> {
  const app = context.get(appContext);
  const texts = app.i18n.load(loadMessages);
  const queries = [marketsQuery(), marketQuery(app), settingsQuery(), categoryTreeQuery()];
  const missing = app.isServer
    ? queries
    : queries.filter(({ queryKey }) => app.queryClient.getQueryData(queryKey) === undefined);
  const results = Promise.allSettled(missing.map((query) => loadQuery<unknown>(app, query as never)));
  await texts;
  const failures = (await results).flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (params['locale'] !== app.locale.locale) throw notFound();
  if (failures.length > 0) throw answerTo(failures, app);
  return { scope: context.get(identityScope) };
}

function answerTo(failures: unknown[], app: App): unknown {
  const markets = app.queryClient.getQueryData<{ locale?: string }[]>(marketsQuery().queryKey);
  const isOurs = markets?.some((market) => market.locale === app.locale.locale) ?? true;
  const isUnknown = failures.some((failure) => failure instanceof ApiError && failure.status === 404);
  if (isUnknown || !isOurs) return notFound();
  return failures.every(isPassingFailure)
    ? pageError('error', 503)
    : failures.find((failure) => !isPassingFailure(failure));
}
