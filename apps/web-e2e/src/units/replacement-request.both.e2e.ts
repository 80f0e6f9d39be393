import { expect, test, type Browser, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { clickHydrated } from '../steps/hydrated.ts';
import {
  newPerson,
  open,
  openSignedIn,
  paul,
  portalLink,
  signInLink,
  signUp,
  typePassword,
  type Account,
} from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

// a new account, and two people one after the other
test.slow();

/** Somebody new who has signed up and accepted the terms before, in a browser of their own. */
async function personWithAccount(browser: Browser, baseURL: string): Promise<Account> {
  const who = newPerson();
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/en-gb/');
  await signInLink(page).click();
  await signUp(page, who);
  await expect(portalLink(page, who)).toBeAttached();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.close();
  return who;
}

/** Saves the proof at its line of an open request. */
async function savedProof(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download');
  await clickHydrated(page.getByRole('button', { name: 'Nachweisblatt GX-050-H16-061', exact: true }));
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test(
  'K2: a visitor finds a replacement for a unit of another make and sends its proof sheet with a request, which the supplier opens',
  core,
  async ({ page, browser, baseURL }) => {
    const who = await personWithAccount(browser, baseURL!);
    await open(page, '/de-de/unitreplacement');
    await page.getByRole('combobox', { name: 'Hersteller' }).fill('torvex');
    await page.getByRole('combobox', { name: 'Modell' }).fill('P50');
    await page.getByLabel('Plattenanzahl').fill('61');
    await page.getByRole('combobox', { name: 'Plattentyp' }).selectOption('high');
    await page.getByRole('button', { name: 'Ersatz anzeigen' }).click();
    const best = page.getByRole('listitem', { name: 'GX-050-H16-061', exact: true });
    await best.getByText(/^Details/).click();
    await best.getByRole('link', { name: /^Leistung prüfen/ }).click();
    await page.waitForLoadState('networkidle');
    const enter = async (side: string, figures: Record<string, string>) => {
      for (const [name, value] of Object.entries(figures))
        await page.getByRole('group', { name: side }).getByRole('textbox', { name, exact: true }).fill(value);
    };
    await enter('Warme Seite', { Durchfluss: '7,4', Eintritt: '80', Austritt: '60' });
    await enter('Kalte Seite', { Eintritt: '20', Austritt: '50' });
    await page.getByRole('button', { name: 'Angebot mit diesem Nachweis anfragen' }).click();
    await page.getByRole('link', { name: 'Zum Anfragekorb' }).click();

    // the line leads back to the same figures
    const line = page.getByRole('link', { name: 'Nachweisblatt GX-050-H16-061' });
    await expect(line).toHaveAttribute('href', /hotFlow=7\.4&hotIn=80&hotOut=60&coldIn=20&coldOut=50/);

    await page.getByRole('link', { name: 'Angebote anfragen' }).first().click();
    await page.getByRole('link', { name: 'Anmelden und weiter' }).click();
    await typePassword(page, who);
    await expect(portalLink(page, who)).toBeAttached();
    await page.getByRole('checkbox', { name: /Becker/ }).check();
    await page.getByRole('button', { name: 'Weiter zu Ihrer Anfrage' }).click();
    await page.getByLabel(/^Telefon/).fill('040 555 01 80');
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    const sent = page.getByRole('main').getByRole('link', { name: /^Q\d+$/ });
    await expect(sent).toBeVisible();
    const quoteNumber = await sent.innerText();

    await page.goto(`/de-de/portal/quoterequests/${quoteNumber}`);
    const own = await savedProof(page);
    expect(own.name).toBe('Nachweisblatt GX-050-H16-061.pdf');
    expect(own.bytes.subarray(0, 5).toString()).toBe('%PDF-');

    const context = await browser.newContext({ baseURL: baseURL! });
    const supplier = await context.newPage();
    await openSignedIn(supplier, `/de-de/portal/quoterequests/${quoteNumber}`, paul);
    const received = await savedProof(supplier);
    expect(received.bytes.equals(own.bytes)).toBe(true);
    await context.close();
  },
);
