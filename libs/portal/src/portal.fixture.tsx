import type { Address, User } from '@shop/api-contracts';
import { loadMessages as loadCartMessages } from '@shop/cart';
import { loadFormMessages } from '@shop/forms';
import { loadPlatformMessages, messageRoute } from '@shop/platform';
import {
  buildUser,
  createBrowserApp,
  createFakeUpstream,
  json,
  openApp,
  type Answers,
  type BrowserAppInput,
} from '@shop/platform/testing';
import { loadMessages } from './load-messages.ts';
import { portalRoute } from './routes.tsx';

export { buildAddress, buildUser, json, problem, type Answers } from '@shop/platform/testing';

const countries = [
  { code: 'BR', name: 'Brazil', hasStates: false, postalCode: { pattern: '[0-9]{5}-?[0-9]{3}', example: '89201-400' } },
  { code: 'IE', name: 'Ireland', hasStates: false, postalCode: null },
  {
    code: 'GB',
    name: 'United Kingdom',
    hasStates: false,
    postalCode: { pattern: '[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}', example: 'S3 8AB' },
  },
  {
    code: 'US',
    name: 'United States',
    hasStates: true,
    postalCode: { pattern: '[0-9]{5}(-[0-9]{4})?', example: '53204' },
  },
];
const states = [{ countryCode: 'US', states: [{ code: 'WI', name: 'Wisconsin' }] }];

interface PortalInput extends BrowserAppInput {
  answers?: Answers;
  /** Null: nobody is signed in. */
  user?: User | null;
  addresses?: Address[];
}

/** Opens an address of the account area as a browser would after its code is there. */
export async function openPortal(
  url: string,
  { answers = {}, user = buildUser(), addresses = [], ...input }: PortalInput = {},
) {
  const { fetcher, calls, bodiesOf } = createFakeUpstream(answers, {
    'GET /user/addresses': () => json(addresses),
    'GET /orders/history': () => json({ orders: [], total: 0 }),
    'GET /countries': () => json(countries),
    'GET /countrystates': () => json(states),
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
