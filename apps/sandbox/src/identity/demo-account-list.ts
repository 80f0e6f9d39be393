import { Router } from 'express';
import { languageFor, type Texts } from '../languages.ts';
import type { DemoAccount } from './demo-accounts.ts';

/** Localized purpose of a demo account. */
export const purposeOf = ({ oid }: DemoAccount, t: Texts): string => t(`for${oid.slice(-2)}` as 'for01');

/**
 * `GET /demo-accounts.json`: `{password, accounts: [{oid, email, firstName, lastName, purpose}]}`, for programs that
 * start the sandbox.
 */
export function demoAccountList(people: readonly DemoAccount[], password: string): Router {
  return Router().get('/demo-accounts.json', (_request, response) => {
    const { t } = languageFor('en');
    const accounts = people.map((account) => ({ ...account, purpose: purposeOf(account, t) }));
    response.setHeader('cache-control', 'no-store').json({ password, accounts });
  });
}
