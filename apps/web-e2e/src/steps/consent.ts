import type { BrowserContext } from '@playwright/test';

/** As if the reader had answered the question about statistics and the services of others. */
export const consentTo = (
  context: BrowserContext,
  baseURL: string | undefined,
  choice: 'all' | 'statistics' | 'necessary',
): Promise<void> => context.addCookies([{ name: 'consent', value: `${choice}-2`, url: baseURL! }]);
