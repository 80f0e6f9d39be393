import { expect, test } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { core } from '../steps/story-tags.ts';

test(
  'WCAG: every component of the design system is sound in every state, and none is wider than the window',
  core,
  async ({ page }) => {
    test.slow(); // axe looks at every component twice
    await page.goto('/en-gb/design');
    await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
    await expectToFitTheScreen(page, 'components');
    await expectNothingSerious(page, 'main');
    await page.getByRole('button', { name: 'Delete list' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete “Pump room 3”?' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);
