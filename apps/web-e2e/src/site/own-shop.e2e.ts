import { expect, test, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startStack } from '../../../../tools/stack.ts';
import { root } from '../../../../tools/workspace/root.mjs';
import { acceptTerms, openPaymentOf, payByCard } from '../steps/payment-steps.ts';
import { newPerson, open, portalLink, signInLink, signUp } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

// two starts of a shop of its own
test.setTimeout(120_000);

test(
  'F6, I4: an empty shop says what to do; filled by an import it sells an article under its own name',
  core,
  async ({ browser }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'own-shop-'));
    const stack = await startStack({ demo: false, dataDir });
    const context = await browser.newContext({ baseURL: stack.url });
    try {
      const page = await context.newPage();
      expect((await page.goto('/en-gb/'))!.status()).toBe(503);
      await expect(page.getByRole('main')).toContainText('npm run import');
      expect(await shown(page)).not.toMatch(/vadholm/i);

      await stack.stopUpstream();
      await promisify(execFile)(process.execPath, ['tools/run.mjs', importCommand, join(root, 'docs/own-catalogue')], {
        cwd: root,
        env: { ...process.env, DATA_DIR: dataDir },
      });
      await stack.startUpstream();

      await expect(async () => expect((await page.goto('/en-gb/'))!.status()).toBe(200)).toPass({ timeout: 15_000 });
      await expect(page).toHaveTitle('Pumps and the parts that keep them running | Brackwell Pumps');
      expect(await shown(page)).not.toMatch(/vadholm|heat exchanger|GX-050/i);
      await open(page, '/en-gb/search?q=BW-50-160');
      await page.locator('main a[href^="/en-gb/"][href*="BW50160"]').first().click();
      await expect(page).toHaveTitle(/^BW-50-160, .* \| Brackwell Pumps$/);
      await expect(page.getByRole('main')).toContainText('£890.00');

      const who = newPerson();
      await signInLink(page).click();
      await expect(page.getByText('anna.lindqvist')).toHaveCount(0);
      await signUp(page, who);
      await expect(portalLink(page, who)).toBeVisible();
      await acceptTerms(page);
      await openPaymentOf(page, who, { article: { categoryId: 'endsuction', commercialItemId: 'BW50160' } });
      await payByCard(page, '4111 1111 1111 1111');
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible({
        timeout: 20_000,
      });
      await page.goto('/en-gb/portal/orders');
      await page.getByRole('main').getByRole('link', { name: /\d/ }).first().click();
      await expect(page.getByRole('main')).toContainText('BW-50-160');
      expect(await shown(page)).not.toMatch(/vadholm/i);
    } finally {
      await context.close();
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

/** What readers, search engines and screen readers get; without the scripts, which have the texts of all shops in them. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll('script:not([type="application/ld+json"])')) one.remove();
    return copy.outerHTML;
  });

const importCommand = 'apps/upstream/src/import/import-command.ts';
