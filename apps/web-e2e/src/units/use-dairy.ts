import { expect, type Page } from '@playwright/test';

/** Marie has three customer numbers, and other stories change the one in use: most units are of this one. */
export async function useDairy(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const { status } = await fetch('/api/user/company?language=en&country=GB&locale=en-gb', {
      method: 'PUT',
      headers: { 'x-csrf': '1', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ gcmNumber: '100002' }),
    });
    return status;
  });
  expect(status).toBe(200);
  await page.reload();
  await page.waitForLoadState('networkidle');
}
