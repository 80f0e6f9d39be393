import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../../tools/chromium-flags.ts';
import { core } from './src/steps/story-tags.ts';

const { CHROMIUM_PATH, CI, SHOP_URL, TESTS, TRACE } = process.env;

/**
 * `TESTS=core`, as in `npm test`, leaves out what `npm test -- --all` runs as well: stories without the tag `core`, and the desktop's run of
 * what runs on both.
 */
const isShort = TESTS === 'core';

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
  ...(isShort ? { grep: new RegExp(core.tag) } : {}),
  forbidOnly: Boolean(CI),
  // three at once take a sixth less time than two, but beside other work stories then wait longer than their limits
  workers: 2,
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
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      // pages live for seconds: what V8 optimises in them costs more than it gives, a fourteenth of all computing
      args: [...chromiumFlags, '--js-flags=--no-maglev --no-turbofan'],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [/\.phone\.e2e\.ts$/, /\.no-js\.e2e\.ts$/, ...(isShort ? [/\.both\.e2e\.ts$/] : [])],
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
