import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { demoPassword, signIn as signInByRequests } from '../../../../tools/sign-in.ts';
import { clickHydrated } from './hydrated.ts';

/** A person with an account at the identity provider. */
export interface Account {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

const account = (email: string, firstName: string, lastName: string): Account => ({
  email,
  password: demoPassword,
  firstName,
  lastName,
});

/** Demo accounts of these stories. A change that other stories of the same stack could notice needs a `newPerson`. */
export const anna = account('anna.lindqvist@hamnverket.example', 'Anna', 'Lindqvist');
export const paul = account('paul.becker@becker-kaelte.example', 'Paul', 'Becker');
/** Has two customer numbers, and stories change the one in use: see `luc`. */
export const marie = account('marie.dubois@laiterie-rhone.example', 'Marie', 'Dubois');
/** For stories about what belongs to Marie's first customer number. */
export const luc = account('luc.moreau@laiterie-rhone.example', 'Luc', 'Moreau');
export const noah = account('noah.evans@mail.example', 'Noah', 'Evans');
export const grace = account('grace.osei@elmbridge.example', 'Grace', 'Osei');
export const erik = account('erik.nord@nordfrost.example', 'Erik', 'Nord');
export const dragana = account('dragana.petrovic@mlekara.example', 'Dragana', 'Petrović');
export const sam = account('sam.carter@lakeside-brewing.example', 'Sam', 'Carter');

/** A person without an account, different each time. */
export function newPerson(firstName = 'Vera'): Account {
  const unique = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return {
    email: `${firstName.toLowerCase()}.${unique}@mail.example`,
    password: 'Correct horse 7',
    firstName,
    lastName: 'Novak',
  };
}

/** The sign-in link in the header. */
export const signInLink = (page: Page): Locator => page.getByRole('banner').locator('a[href^="/auth/login"]');
/** The header's link to the portal of a signed-in user. */
export const portalLink = (page: Page, { firstName }: Pick<Account, 'firstName'>): Locator =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${firstName}\\b`) });

/** Opens a page of the shop and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Signs in through the pages: by the header's link, and by typing. Ends on the same page. */
export async function signInByHand(page: Page, who: Account, path = '/en-gb/'): Promise<void> {
  await open(page, path);
  await signInLink(page).click();
  await typePassword(page, who);
  await expect(portalLink(page, who)).toBeVisible();
  await expect(page).toHaveURL((address) => address.pathname + address.search + address.hash === path);
}

/** Signs in with the requests that the browser would send, and opens a page: for stories about something else. */
export async function signIn(page: Page, who: Account, path = '/en-gb/'): Promise<void> {
  await signInByRequests(page.context().request, who, path);
  await page.goto(path);
  await expect(portalLink(page, who)).toBeVisible();
}

/** Opens a page of the account area as a signed-in user. */
export async function openSignedIn(page: Page, path: string, who: Account): Promise<void> {
  await signIn(page, who, path);
  await expect(page.getByRole('main').getByRole('navigation').first()).toBeVisible();
}

/** Ends the session without this browser's knowledge, like a sign-out on another machine or a timeout. */
export async function endSession(context: BrowserContext, baseURL: string): Promise<void> {
  const cookies = await context.cookies(baseURL);
  const answer = await context.request.post(new URL('/auth/logout', baseURL).href, {
    headers: { 'x-csrf': '1', origin: baseURL },
  });
  expect(answer.status()).toBe(200);
  await context.addCookies(cookies);
}

/** On the provider’s sign-in page. */
export async function typePassword(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
}

/** On a page of the provider: the last code sent to an address. */
export async function codeFor(page: Page, { email }: Pick<Account, 'email'>): Promise<string> {
  const answer = await page.request.get(`${new URL(page.url()).origin}/mail.json?to=${encodeURIComponent(email)}`);
  const [latest] = (await answer.json()) as { code: string }[];
  return latest!.code;
}

/** On the provider's sign-in page: makes an account, which signs in. */
export async function signUp(page: Page, who: Account): Promise<void> {
  await page.getByRole('link', { name: 'Sign up' }).click();
  await proveAddress(page, who);
  await page.getByLabel('First name').fill(who.firstName);
  await page.getByLabel('Last name').fill(who.lastName);
  await page.getByLabel('Password').fill(who.password);
  await page.getByRole('button', { name: 'Create an account' }).click();
}

/** On the page that asks for an address: confirms it by the code sent there. */
export async function proveAddress(page: Page, who: Pick<Account, 'email'>): Promise<void> {
  await page.getByLabel('E-mail address').fill(who.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code');
  await page.getByLabel('Code (6 digits)').fill(await codeFor(page, who));
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Signs out by the menu; ends on the same page. */
export async function signOut(page: Page): Promise<void> {
  await clickHydrated(page.getByRole('banner').locator('button[aria-haspopup=dialog]').last());
  // the visitor's link can appear before the page leaves for the identity provider; an event of navigation alone may be the marker's
  // removal from the address
  await page.waitForLoadState('domcontentloaded');
  const left = page.waitForEvent('domcontentloaded');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await left;
  await expect(signInLink(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}
