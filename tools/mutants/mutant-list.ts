import { bffProxyMutants } from './bff-proxy-mutants.ts';
import { bffRequestMutants } from './bff-request-mutants.ts';
import type { Mutant } from './mutant.ts';
import { orderMutants } from './order-mutants.ts';
import { pageMutants } from './page-mutants.ts';
import { platformMutants } from './platform-mutants.ts';
import { signInMutants } from './sign-in-mutants.ts';
import { upstreamAccessMutants } from './upstream-access-mutants.ts';
import { upstreamRequestMutants } from './upstream-request-mutants.ts';

/**
 * Protections and rules, each with tests that must notice when it is gone. The replaced code of an entry is short and characteristic, so
 * that it survives changes around it.
 */
export const mutants: readonly Mutant[] = [
  ...bffRequestMutants,
  ...bffProxyMutants,
  ...signInMutants,
  ...upstreamAccessMutants,
  ...upstreamRequestMutants,
  ...orderMutants,
  ...platformMutants,
  ...pageMutants,
];
