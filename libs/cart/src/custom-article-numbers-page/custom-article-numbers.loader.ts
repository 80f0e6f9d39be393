import { appContext, identityScope, loadQuery, notFound, settingsQuery, startLateQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { customArticleNumbersQuery } from './custom-article-numbers-query.ts';

/** 404 in markets without own article numbers (setting `customArticleNumbersEnabled`). */
export async function customArticleNumbersLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const { customArticleNumbersEnabled } = await loadQuery(app, settingsQuery());
  if (!customArticleNumbersEnabled) throw notFound();
  if (app.identity.current.state === 'signedIn')
    void startLateQuery(app, customArticleNumbersQuery(context.get(identityScope)));
  return null;
}
