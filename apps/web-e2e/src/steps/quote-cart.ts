import { expect, type Page } from '@playwright/test';
import { fillCart } from '../../../../tools/fill-cart.ts';
import { newPerson, portalLink, signUp, type Account } from './sign-in.ts';

/**
 * Puts the first article of each category into the quote cart, as an earlier visit of this browser would. In Britain three partners supply
 * spare parts, our own company and a partner gasketed heat exchangers, and only our own company brazed ones.
 */
export async function fillQuoteCart(page: Page, categories: readonly string[]): Promise<void> {
  await page.goto('/en-gb/cart');
  await fillCart(page, { action: 'RequestQuote', categories });
}

/** As a visitor with a quote cart: goes from the cart by the sign-in link and a new account to the first step of a quote request. */
export async function beginQuoteRequest(page: Page, categories: readonly string[]): Promise<Account> {
  const who = newPerson();
  await fillQuoteCart(page, categories);
  await page.goto('/en-gb/cart');
  await page.getByRole('link', { name: 'Request quotes' }).first().click();
  await page.getByRole('link', { name: 'Sign in and continue' }).click();
  await signUp(page, who);
  await expect(portalLink(page, who)).toBeAttached();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  // the modal dialog blocks input
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return who;
}

/** Ids of categories with which a British cart splits into three groups, the last with one location. */
export const threeGroups = ['gaskets', 'gasketed', 'copperbrazed'];
