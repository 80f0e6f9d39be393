import type { Address, User } from '@shop/api-contracts';
import { buildUser, countries, countryStates } from '@shop/api-contracts/testing';
import { loadMessages as loadCartMessages } from '@shop/cart';
import { loadFormMessages } from '@shop/forms';
import { loadPlatformMessages, messageRoute } from '@shop/platform';
import {
  createBrowserApp,
  createFakeUpstream,
  json,
  openApp,
  type Answers,
  type BrowserAppInput,
} from '@shop/platform/testing';
import { loadMessages } from './load-messages.ts';
import { portalRoute } from './routes.tsx';

export { json, problem, type Answers } from '@shop/platform/testing';

interface PortalInput extends BrowserAppInput {
  answers?: Answers;
  /** Null: nobody is signed in. */
  user?: User | null;
  addresses?: Address[];
}

/** Opens an address of the account area as after hydration. */
export async function openPortal(
  url: string,
  { answers = {}, user = buildUser(), addresses = [], ...input }: PortalInput = {},
) {
  const { fetcher, calls, bodiesOf } = createFakeUpstream(answers, {
    'GET /user/addresses': () => json(addresses),
    'GET /orders/history': () => json({ orders: [], total: 0 }),
    'GET /countries': () => json(countries),
    'GET /countrystates': () => json(countryStates),
  });
  const shop = createBrowserApp(fetcher, { ...input, user });
  const opened = openApp(url, {
    app: shop.app,
    routes: [
      messageRoute([loadPlatformMessages, loadFormMessages, loadCartMessages, loadMessages], [portalRoute()]),
      { index: true, element: <h1>Home</h1> },
    ],
  });
  await opened.findByRole('heading', { level: 1 });
  return { ...shop, ...opened, calls, callsOf: bodiesOf };
}
