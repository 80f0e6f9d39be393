import { expect, test } from '@playwright/test';
import { promise } from '../steps/story-tags.ts';

const mostFiles = {
  '': 25,
  'gasketed--gasketed': 35,
  'gasketed--gasketed/x--GX050-GX050H16061': 50,
  cart: 55,
};

test('scripts come in few files, also those that a page loads once it is interactive', promise, async ({ page }) => {
  let files = 0;
  page.on('request', (request) => void (files += request.resourceType() === 'script' ? 1 : 0));
  for (const [path, most] of Object.entries(mostFiles)) {
    files = 0;
    await page.goto(`/en-gb/${path}`, { waitUntil: 'networkidle' });
    expect(files, path).toBeLessThanOrEqual(most);
    expect(files, path).toBeGreaterThan(5);
  }
});
