import { Router, type Response } from 'express';
import type { Provider } from 'oidc-provider';
import type { Mailbox } from '../mail/mailbox.ts';
import { field, form } from '../pages/form.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { Accounts } from './accounts.ts';
import { addressProofPages, fixedEmail, cancelLink } from './address-proof-pages.ts';
import type { AddressProofs } from './address-proofs.ts';
import { nameErrorOf, newPasswordErrorOf } from './field-errors.ts';
import { withInteraction, type Interaction } from './interaction.ts';

interface Options {
  provider: Provider;
  basePath: string;
  accounts: Accounts;
  proofs: AddressProofs;
  mailbox: Mailbox;
}

interface SignUpErrors {
  firstName?: string | undefined;
  lastName?: string | undefined;
  password?: string | undefined;
  all?: string | undefined;
}

/** Sign-up: address, code, then name and password; it ends signed in. */
export function signUpPages(options: Options): Router {
  const { provider, basePath, accounts, proofs } = options;
  const detailsPath = '/sign-up/details';

  function showDetails(interaction: Interaction, response: Response, email: string, errors: SignUpErrors = {}) {
    const { path, language } = interaction;
    const { t } = language;
    const hasErrors = Object.values(errors).some(Boolean);
    const focused = (['firstName', 'lastName', 'password'] as const).find((name) => errors[name]) ?? 'firstName';
    sendPage(response, hasErrors ? 400 : 200, language, {
      title: t('nameAndPassword'),
      hasErrors,
      content: html`${form({
        action: `${path}${detailsPath}`,
        submit: t('createAccount'),
        error: errors.all,
        content: html`${fixedEmail(email, t)}${field({
          name: 'firstName',
          label: t('firstName'),
          type: 'text',
          autocomplete: 'given-name',
          value: interaction.sent('firstName'),
          error: errors.firstName,
          isFocused: focused === 'firstName',
        })}${field({
          name: 'lastName',
          label: t('lastName'),
          type: 'text',
          autocomplete: 'family-name',
          value: interaction.sent('lastName'),
          error: errors.lastName,
          isFocused: focused === 'lastName',
        })}${field({
          name: 'password',
          label: t('password'),
          type: 'password',
          autocomplete: 'new-password',
          hint: t('passwordRule'),
          error: errors.password,
          isFocused: focused === 'password',
        })}`,
      })}${cancelLink(interaction)}`,
    });
  }

  return Router()
    .use(
      addressProofPages({
        ...options,
        at: '/sign-up',
        next: detailsPath,
        title: (t) => t('createAccount'),
        introduction: (t) => t('signUpLead'),
        mailWithoutCode: (email, t) =>
          accounts.byEmail(email) && { subject: t('existsMailSubject'), body: t('existsMailText') },
      }),
    )
    .get(
      `/:uid${detailsPath}`,
      withInteraction(provider, basePath, (interaction, response) => {
        const email = proofs.provenAddressOf(interaction.uid);
        if (email) showDetails(interaction, response, email);
        else response.redirect(303, `${interaction.path}/sign-up`);
      }),
    )
    .post(
      `/:uid${detailsPath}`,
      withInteraction(provider, basePath, async (interaction, response) => {
        const { uid, path, language, sent } = interaction;
        const { t } = language;
        const email = proofs.provenAddressOf(uid);
        if (!email) return response.redirect(303, `${path}/sign-up`);
        const errors: SignUpErrors = {
          firstName: nameErrorOf(sent('firstName'), t('firstNameMissing'), t),
          lastName: nameErrorOf(sent('lastName'), t('lastNameMissing'), t),
          password: newPasswordErrorOf(sent('password'), t),
        };
        if (Object.values(errors).some(Boolean)) return showDetails(interaction, response, email, errors);
        const account = await accounts.create({
          email,
          firstName: sent('firstName').trim(),
          lastName: sent('lastName').trim(),
          password: sent('password'),
        });
        if (!account) return showDetails(interaction, response, email, { all: t('accountExists') });
        proofs.end(uid);
        await interaction.signIn(account.oid);
      }),
    );
}
