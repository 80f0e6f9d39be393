import { expect, test } from '@playwright/test';
import { expectLines } from '../steps/cart-badge.ts';
import { consentTo } from '../steps/consent.ts';
import { expectHydrated } from '../steps/hydrated.ts';
import { StepCounter } from '../steps/step-counter.ts';
import { core } from '../steps/story-tags.ts';

test(
  'C3: somebody here for the first time puts 59 channel gaskets for a GX-050 into the cart, in the steps of docs/steps.md',
  core,
  async ({ page, context, baseURL }) => {
    await consentTo(context, baseURL, 'necessary');
    await page.goto('/en-gb/spare-parts--spareparts');
    const main = page.getByRole('main');
    const steps = new StepCounter();

    await steps.click('GX-050', main.getByRole('list', { name: 'For model' }).getByRole('link', { name: 'GX-050' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaskets for GX-050');
    const channel = main.getByRole('textbox', { name: 'Channel gasket, HNBR, Standard, 0.5 mm, quantity' });
    await expectHydrated(channel);
    await steps.type('59', channel);
    await steps.click('Add 1 article to cart', main.getByRole('button', { name: 'Add 1 article to cart' }));

    await expectLines(page, 1);
    expect(steps.taken).toHaveLength(3);
  },
);
