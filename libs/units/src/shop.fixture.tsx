import type { Settings, User } from '@shop/api-contracts';
import { buildMarketListItem, buildUnit, buildUnitParts } from '@shop/api-contracts/testing';
import { loadMessages as loadCatalogueMessages } from '@shop/catalogue';
import { loadFormMessages } from '@shop/forms';
import { loadPlatformMessages, marketsQuery, messageRoute } from '@shop/platform';
import { createBrowserApp, createFakeUpstream, json, openApp, problem, type Answers } from '@shop/platform/testing';
import { loadMessages } from './load-messages.ts';
import { routes } from './routes.tsx';

/** One unit with its parts; others are unknown. */
const unit = buildUnit();
const usual: Answers = {
  'GET /categories': () => json([]),
  [`GET /units/${unit.equipmentId}`]: () => json(unit),
  [`GET /units/${unit.equipmentId}/spareparts`]: () => json(buildUnitParts()),
  'GET /units/:id': () => problem(404, { code: 'unit_unknown' }),
  'GET /units/:id/spareparts': () => problem(404, { code: 'unit_unknown' }),
};

export interface ShopInput {
  /** Before the usual ones. */
  answers?: Answers;
  /** Null by default: nobody is signed in. */
  user?: User | null;
  /** That differ from those of the fixture. */
  settings?: Partial<Settings>;
  /** Of the texts and figures; `en-gb` by default. */
  locale?: string;
}

/** Opens an address of a unit's page as after hydration; other addresses only show their path. */
export async function openUnits(
  url: string,
  { answers = {}, user = null, settings = {}, locale = 'en-gb' }: ShopInput = {},
) {
  const upstream = createFakeUpstream(answers, usual);
  const { app, identity } = createBrowserApp(upstream.fetcher, { user, settings, locale });
  app.queryClient.setQueryData(
    marketsQuery().queryKey,
    ['en-gb', 'sv-se'].map((locale) => buildMarketListItem(locale)),
  );
  const opened = openApp(url, {
    app,
    routes: [
      messageRoute([loadPlatformMessages, loadCatalogueMessages, loadFormMessages, loadMessages], routes),
      { path: '*', element: <h1>Another page</h1> },
    ],
  });
  await opened.findByRole('heading', { level: 1 }, { timeout: 5000 });
  return { ...opened, ...upstream, identity };
}
