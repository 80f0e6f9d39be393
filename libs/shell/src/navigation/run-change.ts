import type { App } from '@shop/platform';

/** Runs a change as a mutation, so that the loading indicator counts it; for callers that need no mutation state. */
export const runChange = <Answer>({ queryClient }: App, mutationFn: () => Promise<Answer>): Promise<Answer> =>
  queryClient.getMutationCache().build<Answer, Error, void, unknown>(queryClient, { mutationFn }).execute();
