// `npm run screens`: screenshots of the shop's pages at 360, 768 and 1440 px, light and dark, in `screens/`.
// With `mails` it takes those of the mails instead: `npm run screens -- mails --locale de-de`.
// `npm run screens -- item search --width 360 --theme dark --locale de-de --url http://localhost:3000 --upstream http://127.0.0.1:4000`
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { chromiumFlags } from '../chromium-flags.ts';
import { startStack, type Stack } from '../stack.ts';
import { wholeChromium } from '../testing/find-chromium.mjs';
import { root } from '../workspace/root.mjs';
import { pageList } from './page-list.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true, default: ['360', '768', '1440'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    locale: { type: 'string', default: 'en-gb' },
    url: { type: 'string' },
    upstream: { type: 'string' },
    output: { type: 'string', default: join(root, 'screens') },
  },
});

const isOfMails = positionals.includes('mails');
const stack: Stack | undefined = values.url || isOfMails ? undefined : await startStack();
const browser = await chromium.launch({ executablePath: wholeChromium(), args: chromiumFlags });
try {
  const chosen = isOfMails ? mailScreens() : await pageScreens();
  mkdirSync(values.output, { recursive: true });
  for (const width of values.width.map(Number)) {
    for (const theme of values.theme as ('light' | 'dark')[]) {
      const viewport = { width, height: width < 700 ? 780 : 900 };
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        reducedMotion: 'reduce',
        hasTouch: width < 1024,
        deviceScaleFactor: 1,
      });
      const page = await context.newPage();
      for (const [name, show] of chosen) {
        await show(page);
        await settle(page);
        await page.screenshot({
          path: join(values.output, `${name}-${width}-${theme}.png`),
          fullPage: true,
          animations: 'disabled',
        });
      }
      await context.close();
      console.log(`${chosen.length} pictures at ${width} px, ${theme}`);
    }
  }
  console.log(`All pictures are in ${values.output}.`);
} finally {
  await browser.close();
  await stack?.stop();
}

type Screen = [name: string, show: (page: Page) => Promise<void>];

async function pageScreens(): Promise<Screen[]> {
  const url = values.url ?? stack!.url;
  const pages = await pageList(values.upstream ?? stack?.upstreamUrl, values.locale);
  const chosen = Object.entries(pages).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  if (chosen.length === 0) throw new Error(`There is no such page; the pages are ${Object.keys(pages).join(', ')}.`);
  return chosen.map(([name, { path, act }]) => [
    name,
    async (page) => {
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      await act?.(page);
    },
  ]);
}

/** Every mail of upstream, as its samples. */
function mailScreens(): Screen[] {
  const command = ['tools/run.mjs', 'apps/upstream/src/testing/print-mail-samples.ts', values.locale];
  const printed = execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  const mails = Object.entries(JSON.parse(printed) as Record<string, string>);
  return mails.map(([name, html]) => [`mail-${name}`, (page) => page.setContent(html)]);
}

/** Waits until fonts and images are loaded, including lazy images, which must have been in view. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.race([
      Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]);
  });
}
