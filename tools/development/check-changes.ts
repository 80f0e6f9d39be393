import type { Browser, Page } from 'playwright';
import { check, expectEqual } from './check.ts';
import { englishTexts, heading, hero, homeStyles } from './edits.ts';
import { openPageInUse } from './page-in-use.ts';
import type { TemporaryWorkspace } from './temporary-workspace.ts';

const changedHint = 'Numbers that were edited are found';

/** Checks what an open page shows when its sources change. Returns the seconds from each save of the page's TSX until it is visible. */
export async function checkChanges(
  { url, edits }: { url: string; edits: number },
  workspace: TemporaryWorkspace,
  browser: Browser,
): Promise<number[]> {
  const seconds: number[] = [];
  const { page, isKept } = await openPageInUse(browser, url);

  await check('A changed TSX file shows in the open page, which keeps its state', async () => {
    for (let edit = 1; edit <= edits; edit += 1) {
      const savedAt = performance.now();
      workspace.edit(hero, heading, `edit {${edit}}</h1>`);
      await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, `edit ${edit}`);
      seconds.push((performance.now() - savedAt) / 1000);
    }
    expectEqual(await isKept(), true, 'what was begun is still there');
  });

  await check('A changed CSS module shows in the open page, which keeps its state', async () => {
    workspace.edit(homeStyles, '  .lead {', '  .lead {\n    outline: 7px solid;');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('p')].some((one) => getComputedStyle(one).outlineWidth === '7px'),
    );
    expectEqual(await isKept(), true, 'what was begun is still there');
  });

  await check('A changed text shows in the open page', async () => {
    workspace.edit(englishTexts, 'Article numbers are found', changedHint);
    await page.getByText(changedHint).waitFor();
  });
  await page.close();
  return seconds;
}

/** Checks what pages show when they are opened. */
export async function checkPages(url: string, workspace: TemporaryWorkspace, browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));

  await check('Pages open without errors in the console', async () => {
    for (const path of ['/en-gb/', '/en-gb/search?q=pump', '/en-gb/cart', '/sv-se/'])
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    expectEqual(complaints, [], 'complaints');
  });

  await check('A page is styled without a script, and has each style sheet once with one', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${url}/en-gb/`);
    await plain.locator('#search-header').waitFor();
    await page.goto(`${url}/en-gb/`, { waitUntil: 'networkidle' });
    expectEqual(await looksOf(plain), await looksOf(page), 'looks');
    const ids = await page.locator('style').evaluateAll((all) => all.map((one) => one.dataset['viteDevId']));
    expectEqual(ids.length, new Set(ids).size, 'style sheets');
    await context.close();
  });

  await check('The policy allows no more scripts than in production', async () => {
    const policy = (await fetch(`${url}/en-gb/`)).headers.get('content-security-policy') ?? '';
    expectEqual(/script-src 'self' 'sha256-[^' ]+'(?:;|$)/.test(policy), true, policy);
  });
  await page.close();
}

const looksOf = (page: Page) =>
  page.locator('h1').evaluate((heading) => {
    const { fontSize, color, maxInlineSize } = getComputedStyle(heading);
    return [fontSize, color, maxInlineSize, getComputedStyle(heading.closest('section')!).display];
  });
