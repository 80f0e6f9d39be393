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
 * Data that every page requires, loaded in parallel: texts of the frame, settings, markets, the market itself and the category tree. An
 * address with an unknown market is a 404; a failing upstream shows the error page (503). In the browser cached data is used: a page never
 * waits for a newer frame or fails with it. Runs on each navigation, so that pages read the identity scope that their loaders had.
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
