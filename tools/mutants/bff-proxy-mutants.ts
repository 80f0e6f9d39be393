import type { Mutant } from './mutant.ts';

const folder = 'apps/bff/src';

/** What passes between browser and upstream. */
export const bffProxyMutants: readonly Mutant[] = [
  {
    name: 'request-headers',
    promise: 'Upstream receives only listed headers: no forwarded address and no cookie of the browser.',
    folder,
    code: "'if-range', 'range',",
    replacement: "'if-range', 'range', 'cookie', 'x-forwarded-host',",
    tests: ['headers.test.ts', 'hostile-requests.test.ts'],
  },
  {
    name: 'response-headers',
    promise: 'The browser receives only listed headers: no name of a server behind the BFF.',
    folder,
    code: "'retry-after', 'vary',",
    replacement: "'retry-after', 'vary', 'server', 'x-powered-by',",
    tests: ['headers.test.ts', 'hand-on.test.ts'],
  },
  {
    name: 'personal-responses',
    promise: 'No cache stores a personal response.',
    folder,
    code: "const personal = { 'cache-control': 'no-store' };",
    replacement: "const personal = { 'cache-control': 'private, max-age=60' };",
    tests: ['sign-in.test.ts'],
  },
  {
    name: 'anonymous-responses',
    promise: 'After sign-in a browser does not show what it received before: prices of a visitor are asked for again.',
    folder,
    code: "const changesWithSignIn = { 'cache-control': 'private, no-cache' };",
    replacement: "const changesWithSignIn = { 'cache-control': 'private, max-age=60' };",
    tests: ['sign-in.test.ts'],
  },
  {
    name: 'repeated-change',
    promise: 'A change without Idempotency-Key is never sent twice.',
    folder,
    code: '!call.mayRepeat || call.attempts > 1',
    replacement: 'call.attempts > 1',
    tests: ['proxy-faults.test.ts'],
  },
  {
    name: 'webhook-headers',
    promise: 'A webhook reaches upstream with its signature and no other header of the request.',
    folder,
    code: 'onlyHeaders: webhookHeaders,',
    replacement: '',
    tests: ['webhooks.test.ts'],
  },
  {
    name: 'frame-ancestors',
    promise: 'No other site can embed a page.',
    folder,
    code: "'frame-ancestors': [\"'none'\"],",
    replacement: '',
    tests: ['security-headers.test.ts'],
  },
  {
    name: 'media-sandbox',
    promise: 'A public file that is opened by itself runs no script.',
    folder,
    code: '"default-src \'none\'; sandbox"',
    replacement: '"default-src \'none\'"',
    tests: ['security-headers.test.ts', 'headers.test.ts', 'hand-on.test.ts'],
  },
];
