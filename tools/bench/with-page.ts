import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { chromiumFlags } from '../chromium-flags.ts';

/** Opens a new browser with one page and closes it afterwards, also on errors. */
export async function withPage<Result>(
  { chromePath, ...options }: { chromePath: string } & BrowserContextOptions,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ ...(chromePath ? { executablePath: chromePath } : {}), args: chromiumFlags });
  try {
    return await run(await (await browser.newContext(options)).newPage());
  } finally {
    await browser.close();
  }
}
