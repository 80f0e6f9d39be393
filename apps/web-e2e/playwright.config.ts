import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../../tools/chromium-flags.ts';

const { CHROMIUM_PATH, CI, SHOP_URL, TRACE } = process.env;

/**
 * The browser stories. Without SHOP_URL the global setup starts a stack of its own on free ports:
 * `npm test -- --only e2e`, or against a running `npm run dev`: `SHOP_URL=http://localhost:3000 npx playwright test -c apps/web-e2e`.
 */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-output/playwright',
  globalSetup: './src/stack/start-stack.ts',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // stories wait as much as they compute: on two cores four at once take a fifth less time than two
  workers: 4,
  // once more where a story lost a race with a busy machine; `npm test` names those, and fails when they are many
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../../test-output/playwright.json' }]],
  use: {
    baseURL: SHOP_URL,
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    // traces of every story cost time: TRACE=1 where one has to be understood
    trace: TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}), args: chromiumFlags },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [/\.phone\.e2e\.ts$/, /\.no-js\.e2e\.ts$/],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: ['**/*.phone.e2e.ts', '**/*.both.e2e.ts'],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'no-javascript',
      testMatch: '**/*.no-js.e2e.ts',
      use: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false },
    },
  ],
});
