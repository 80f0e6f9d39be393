import { expect, test, type Route } from '@playwright/test';
import { addButtons, expectLines } from '../steps/cart-badge.ts';
import { consentTo } from '../steps/consent.ts';
import { openPayment, payByCard } from '../steps/payment-steps.ts';
import { core } from '../steps/story-tags.ts';

// each story signs up an account
test.slow();

/** Chat, notifications and the collector of telemetry: their scripts, and all that is sent to them. */
const ofOthers = /\/(?:chat-script|chat\/|notifications-script|notifications\/|telemetry\/track)/;
/** The identity and the payment provider are no scripts: without them nobody signs in or pays. */
const answers: Record<string, (route: Route) => Promise<void> | undefined> = {
  'are blocked': (route) => route.abort('blockedbyclient'),
  throw: (route) => route.fulfill({ body: 'throw new Error("broken")', contentType: 'text/javascript' }),
  'never end': () => undefined,
};

for (const [what, answer] of Object.entries(answers))
  test(
    `M1, M3: a shopper finds, collects, signs in and pays while scripts of others ${what}`,
    what === 'never end' ? core : {},
    async ({ page, context, baseURL }) => {
      await consentTo(context, baseURL, 'all');
      const tried: string[] = [];
      await context.route(ofOthers, (route) => {
        tried.push(new URL(route.request().url()).pathname);
        return answer(route);
      });
      await page.goto('/en-gb/search?q=GX-050-NU-20');
      await addButtons(page).first().click();
      await expectLines(page, 1);
      await expect.poll(() => tried).toContain('/chat-script');
      await openPayment(page);
      await expect.poll(() => tried).toContain('/notifications-script');
      await payByCard(page, '4111 1111 1111 1111');
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible({
        timeout: 20_000,
      });
    },
  );
