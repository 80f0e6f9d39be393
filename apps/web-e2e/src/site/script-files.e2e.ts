import { expect, test } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

/** By page; a visitor's first one has nothing in the cache of the browser. */
const mostFiles = {
  '': 25,
  'gasketed--gasketed': 35,
  'gasketed--gasketed/x--GX050-GX050H16061': 50,
  cart: 55,
};

for (const [path, most] of Object.entries(mostFiles)) {
  test(
    `scripts of /${path} come in few files, also those that are loaded once it is interactive`,
    path.endsWith('GX050-GX050H16061') ? core : {},
    async ({ page }) => {
      let files = 0;
      page.on('request', (request) => void (files += request.resourceType() === 'script' ? 1 : 0));
      await page.goto(`/en-gb/${path}`, { waitUntil: 'networkidle' });
      expect(files).toBeLessThanOrEqual(most);
      expect(files).toBeGreaterThan(5);
    },
  );
}
