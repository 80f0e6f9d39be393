import type { Mutant } from './mutant.ts';

const folder = 'apps/upstream/src';

/** Who may read or change what. */
export const upstreamAccessMutants: readonly Mutant[] = [
  {
    name: 'sign-in-required',
    promise: 'H6: visitors cannot use operations that need sign-in.',
    folder,
    code: "if (auth === 'required') throw notAuthenticated();",
    replacement: '',
    tests: ['access-matrix.test.ts'],
  },
  {
    name: 'token-audience',
    promise: 'H6: a token for another service is refused.',
    folder,
    code: 'audience: settings.audience,',
    replacement: '',
    tests: ['access-matrix.test.ts'],
  },
  {
    name: 'token-scope',
    promise: "H6: a token without the shop's scope is refused.",
    folder,
    code: "if (!claims.scp.split(' ').includes(scope)) throw tokenInvalid();",
    replacement: '',
    tests: ['access-matrix.test.ts'],
  },
  {
    name: 'provider-keys',
    promise: 'H6: keys of the identity provider are read by https.',
    folder,
    code: "if (!isSafeAddress(address, allowHttp)) throw new Error('The keys of the identity provider are not on https');",
    replacement: '',
    tests: ['verify-token.test.ts'],
  },
  {
    name: 'foreign-cart',
    promise: "H6: another person's cart is not found.",
    folder,
    code: "and (oid is null or (oid = ${oid} and coalesce(customer_number, '') = ${customerNumber ?? ''}))`",
    replacement: '`',
    tests: ['access-matrix.test.ts'],
  },
  {
    name: 'foreign-cart-change',
    promise: "H6: another person's cart cannot be changed.",
    folder,
    code: 'return isOpenHere && isOwnOrNobodys && !hasFixedLines;',
    replacement: 'return isOpenHere && !hasFixedLines;',
    tests: ['access-matrix.test.ts'],
  },
  {
    name: 'foreign-order',
    promise: "H6: another person's order is not found.",
    folder,
    code: "(cart_id is not null and oid = ${oid} and coalesce(customer_number, '') = ${customerNumber ?? ''} and",
    replacement: '(cart_id is not null and',
    tests: ['access-matrix.test.ts'],
  },
  {
    name: 'foreign-quote',
    promise: 'H6: members of other customer numbers do not find a quote request or its offers.',
    folder,
    code: "(${column('customer_number')} = ${customerNumber}",
    replacement: '(${customerNumber}::text is not null',
    tests: ['access-matrix.test.ts'],
  },
  {
    name: 'sentinels',
    promise: 'Ids that fail on purpose exist only in the demo.',
    folder,
    code: 'if (deps.settings.demo) { await failOnPurpose',
    replacement: 'if (deps.settings) { await failOnPurpose',
    tests: ['sentinels.test.ts', 'main.test.ts'],
  },
];
