import { Router } from 'express';
import type { Texts } from '../texts/en.ts';
import { en } from '../texts/en.ts';
import { demoAccounts, type DemoAccount } from './demo-accounts.ts';

/** What a demo account is there to show, in words. */
export const purposeOf = ({ oid }: DemoAccount, texts: Texts): string => texts[`for${oid.slice(-2)}` as 'for01'];

/** `GET /demo-accounts.json`: `{password, accounts: [{oid, email, firstName, lastName, purpose}]}`, for those who start the sandbox. */
export function demoAccountList(password: string): Router {
  return Router().get('/demo-accounts.json', (_request, response) => {
    const accounts = demoAccounts.map((account) => ({ ...account, purpose: purposeOf(account, en) }));
    response.setHeader('cache-control', 'no-store').json({ password, accounts });
  });
}
