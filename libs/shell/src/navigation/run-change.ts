import type { App } from '@shop/platform';

/** Runs a change so that the loading indicator counts it, where no page waits for its state. */
export const runChange = <Answer>({ queryClient }: App, mutationFn: () => Promise<Answer>): Promise<Answer> =>
  queryClient.getMutationCache().build<Answer, Error, void, unknown>(queryClient, { mutationFn }).execute();
