// `npm run screens`: screenshots of the shop's pages at 360, 768 and 1440 px, light and dark, in `screens/{commit}/`.
// With `--compare` it then writes `screens/{commit}/compare.html`: what differs from the pictures taken last, or from
// those of the folder `--with`.
// With `mails` it takes those of the mails instead: `npm run screens -- mails --locale de-de`.
// `npm run screens -- item search --width 360 --theme dark --locale de-de --url http://localhost:3000 --upstream http://127.0.0.1:4000`
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumFlags } from '../chromium-flags.ts';
import { demoPassword, signIn } from '../sign-in.ts';
import { startStack, type Stack } from '../stack.ts';
import { wholeChromium } from '../testing/find-chromium.mjs';
import { root } from '../workspace/root.mjs';
import { comparePictures } from './compare.ts';
import { comparisonPage } from './comparison-page.ts';
import { accounts, pageList, type ScreenPage } from './page-list.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true, default: ['360', '768', '1440'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    locale: { type: 'string', default: 'en-gb' },
    url: { type: 'string' },
    upstream: { type: 'string' },
    output: { type: 'string', default: join(root, 'screens', commitName()) },
    compare: { type: 'boolean', default: false },
    with: { type: 'string' },
  },
});

const isOfMails = positionals.includes('mails');
const before = values.compare ? findBefore() : undefined;
const stack: Stack | undefined = values.url || isOfMails ? undefined : await startStack();
try {
  const chosen = isOfMails ? mailScreens() : await pageScreens();
  mkdirSync(values.output, { recursive: true });
  for (const width of values.width.map(Number)) {
    const browser = await launch(width);
    try {
      for (const theme of values.theme as ('light' | 'dark')[]) {
        await photographAll(browser, chosen, { width, theme });
        console.log(`${chosen.length} pictures at ${width} px, ${theme}`);
      }
    } finally {
      await browser.close();
    }
  }
  console.log(`All pictures are in ${values.output}.`);
  if (before) compare(before);
} finally {
  await stack?.stop();
}

/** Short name of the commit, with `-changed` where files differ from it. */
function commitName(): string {
  const git = (...call: string[]) => execFileSync('git', call, { cwd: root, encoding: 'utf8' }).trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '-changed');
}

/** The folder to compare with: the given one, else the one that was written last. */
function findBefore(): string {
  const all = dirname(values.output);
  if (values.with !== undefined) return join(all, values.with);
  const written = (name: string) => statSync(join(all, name)).mtimeMs;
  const others = readdirSync(all, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== basename(values.output) ? [entry.name] : [],
  );
  const latest = others.sort((a, b) => written(b) - written(a))[0];
  if (latest === undefined)
    throw new Error('There are no pictures to compare with: take them at the other commit first.');
  return join(all, latest);
}

function compare(old: string): void {
  const { output } = values;
  const isPartial = positionals.length > 0 || values.width.length < 3 || values.theme.length < 2;
  const comparisons = comparePictures(old, output, { output, isPartial });
  const page = join(output, 'compare.html');
  writeFileSync(page, comparisonPage(comparisons, { old: `../${basename(old)}`, fresh: '.' }));
  const changed = comparisons.filter(({ state }) => state !== 'same');
  for (const { name, state, share } of changed) console.log(`${name}: ${state}, ${(share * 100).toFixed(2)} %`);
  console.log(`${changed.length} of ${comparisons.length} pictures differ from ${old}: ${page}`);
}

interface Screen {
  name: string;
  as?: ScreenPage['as'];
  show: (page: Page) => Promise<void>;
}

interface Look {
  width: number;
  theme: 'light' | 'dark';
}

async function photographAll(browser: Browser, screens: readonly Screen[], look: Look): Promise<void> {
  for (const account of new Set(screens.map(({ as }) => as))) {
    const context = await openAs(browser, account, look);
    const page = await context.newPage();
    for (const { name, show } of screens.filter(({ as }) => as === account)) {
      await photograph(page, { path: join(values.output, `${name}-${look.width}-${look.theme}.png`), show });
    }
    await context.close();
  }
}

/** A page that cannot be shown is named, and the others are photographed all the same. */
async function photograph(page: Page, { path, show }: { path: string; show: Screen['show'] }): Promise<void> {
  try {
    await show(page);
    await settle(page);
    // with reduced motion nothing runs on; disabled, animations that follow scrolling would be at their end
    await page.screenshot({ path, fullPage: true });
  } catch (error) {
    console.error(`${basename(path)} failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

function hasTouch(width: number): boolean {
  return width < 1024;
}

/** The pointer is a finger by the browser's own settings: those of `hasTouch` end while a whole page is photographed, and its targets shrink. */
function launch(width: number): Promise<Browser> {
  const finger = 'primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1';
  const args = hasTouch(width) ? [...chromiumFlags, `--blink-settings=${finger}`] : chromiumFlags;
  return chromium.launch({ executablePath: wholeChromium(), args });
}

/** A context of its own for a visitor or a signed-in person. */
async function openAs(browser: Browser, account: Screen['as'], { width, theme }: Look) {
  const context = await browser.newContext({
    ...(isOfMails ? {} : { baseURL: shopUrl() }),
    viewport: { width, height: width < 700 ? 780 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: hasTouch(width),
    deviceScaleFactor: 1,
  });
  if (isOfMails) return context;
  await context.addCookies([{ name: 'consent', value: 'necessary', url: shopUrl() }]);
  if (account === undefined) return context;
  await signIn(context.request, { email: accounts[account], password: demoPassword }, `/${values.locale}`);
  return context;
}

function shopUrl(): string {
  return values.url ?? stack!.url;
}

async function pageScreens(): Promise<Screen[]> {
  const pages = await pageList(values.upstream ?? stack?.upstreamUrl, values.locale);
  const chosen = Object.entries(pages).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  if (chosen.length === 0) throw new Error(`There is no such page; the pages are ${Object.keys(pages).join(', ')}.`);
  return chosen.map(([name, { path, act, as }]) => ({
    name,
    as,
    show: async (page) => {
      await page.goto(`${shopUrl()}${path}`, { waitUntil: 'networkidle' });
      await act?.(page);
    },
  }));
}

/** Every mail of upstream, as its samples. */
function mailScreens(): Screen[] {
  const command = ['tools/run.mjs', 'apps/upstream/src/testing/print-mail-samples.ts', values.locale];
  const printed = execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  const mails = Object.entries(JSON.parse(printed) as Record<string, string>);
  return mails.map(([name, html]) => ({ name: `mail-${name}`, show: (page) => page.setContent(html) }));
}

/** Waits until fonts and images are loaded, including lazy images, which must have been in view. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    window.scrollTo(0, 0);
    await Promise.race([
      Promise.all([
        document.fonts.ready,
        ...[...document.images].map((image) => image.decode().catch(() => undefined)),
      ]),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]);
  });
}
