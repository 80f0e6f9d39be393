import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { check, expectEqual } from './check.ts';
import { homePage, inFunction } from './edits.ts';
import { openPageInUse } from './page-in-use.ts';
import type { TemporaryWorkspace } from './temporary-workspace.ts';

const unreadable = `  const = ;\n${inFunction}`;
const throwing = `  if (typeof document === 'undefined') throw new Error('broken here');\n${inFunction}`;

/** Milliseconds within which a change is noticed, on a busy machine too. */
const noticedMs = 1_000;

/** Checks what pages show while sources have an error and after it is fixed. */
export async function checkErrors(url: string, workspace: TemporaryWorkspace, browser: Browser): Promise<void> {
  const { page, isKept } = await openPageInUse(browser, url);
  const overlay = page.locator('vite-error-overlay');
  const isFixed = async () => {
    await page.locator('#search-header').waitFor();
    expectEqual(await overlay.count(), 0, 'overlays');
  };

  await check(
    'Code that cannot be parsed shows an overlay with its position, which goes when fixed; the page keeps its state',
    async () => {
      workspace.edit(homePage, inFunction, unreadable);
      await overlay.getByText('home-page.tsx').first().waitFor();
      workspace.restore(homePage);
      await overlay.waitFor({ state: 'detached' });
      expectEqual(await isKept(), true, 'state kept');
    },
  );

  await check('A page opened meanwhile shows the error too, and reloads once it is fixed', async () => {
    workspace.edit(homePage, inFunction, unreadable);
    await overlay.waitFor();
    await page.goto(`${url}/en-gb/`);
    await overlay.getByText('home-page.tsx').first().waitFor();
    workspace.restore(homePage);
    await isFixed();
  });

  await check('An error while rendering on the server is shown with its line, also without a script', async () => {
    const text = workspace.edit(homePage, inFunction, throwing);
    const place = `home-page.tsx:${text.slice(0, text.indexOf('broken here')).split('\n').length}:`;
    // a request right after saving would arrive before the file watcher
    await sleep(noticedMs);
    const response = await page.goto(`${url}/en-gb/`);
    expectEqual(response?.status(), 500, 'status');
    expectEqual((await response!.text()).includes(place), true, `${place} in the page itself`);
    await overlay.getByText(place).first().waitFor();
    workspace.restore(homePage);
    await isFixed();
  });
  await page.close();
}
