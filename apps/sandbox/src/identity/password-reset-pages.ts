import { Router, type Response } from 'express';
import type { Provider } from 'oidc-provider';
import type { Mailbox } from '../mail/mailbox.ts';
import { field, form } from '../pages/form.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { Accounts } from './accounts.ts';
import { addressProofPages, fixedEmail, cancelLink } from './address-proof-pages.ts';
import type { AddressProofs } from './address-proofs.ts';
import { newPasswordErrorOf } from './field-errors.ts';
import { withInteraction, type Interaction } from './interaction.ts';

interface Options {
  provider: Provider;
  basePath: string;
  accounts: Accounts;
  proofs: AddressProofs;
  mailbox: Mailbox;
  /** Ends every session and token of the person, including those of somebody who knew the old password. */
  endAllOf(oid: string): void;
}

/**
 * Password reset: address, code, new password. It answers the shop, which then requests a sign-in; the reset itself
 * does not sign in.
 */
export function passwordResetPages(options: Options): Router {
  const { provider, basePath, accounts, proofs } = options;
  const passwordPath = '/new-password';

  function showPassword(interaction: Interaction, response: Response, email: string, error?: string) {
    const { path, language } = interaction;
    const { t } = language;
    sendPage(response, error ? 400 : 200, language, {
      title: t('chooseNewPassword'),
      hasErrors: error !== undefined,
      content: html`<p class="lead">${t('newPasswordLead')}</p>
        ${form({
          action: `${path}${passwordPath}`,
          submit: t('savePassword'),
          content: html`${fixedEmail(email, t)}${field({
            name: 'password',
            label: t('newPassword'),
            type: 'password',
            autocomplete: 'new-password',
            hint: t('passwordRule'),
            error,
            isFocused: true,
          })}`,
        })}
        ${cancelLink(interaction)}`,
    });
  }

  /** The account whose address was proven in this interaction. */
  const ownAccount = (uid: string) => {
    const email = proofs.provenAddressOf(uid);
    return email === undefined ? undefined : accounts.byEmail(email);
  };

  return Router()
    .use(
      addressProofPages({
        ...options,
        at: '',
        next: passwordPath,
        title: (t) => t('resetPassword'),
        introduction: (t) => t('resetLead'),
        mailWithoutCode: (email, t) =>
          accounts.byEmail(email) ? undefined : { subject: t('unknownMailSubject'), body: t('unknownMailText') },
      }),
    )
    .get(
      `/:uid${passwordPath}`,
      withInteraction(provider, basePath, (interaction, response) => {
        const account = ownAccount(interaction.uid);
        if (account) showPassword(interaction, response, account.email);
        else response.redirect(303, interaction.path);
      }),
    )
    .post(
      `/:uid${passwordPath}`,
      withInteraction(provider, basePath, async (interaction, response) => {
        const { uid, path, language, sent } = interaction;
        const account = ownAccount(uid);
        if (!account) return response.redirect(303, path);
        const error = newPasswordErrorOf(sent('password'), language.t);
        if (error) return showPassword(interaction, response, account.email, error);
        await accounts.setPassword(account.oid, sent('password'));
        proofs.end(uid);
        options.endAllOf(account.oid);
        await interaction.signIn(account.oid);
      }),
    );
}
