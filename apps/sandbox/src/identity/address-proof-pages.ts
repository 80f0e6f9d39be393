import { Router, type Response } from 'express';
import type { Provider } from 'oidc-provider';
import type { Mail, Mailbox } from '../mail/mailbox.ts';
import { field, form, quietButton } from '../pages/form.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { Texts } from '../languages.ts';
import { normalEmail } from './accounts.ts';
import type { AddressProofs } from './address-proofs.ts';
import { emailErrorOf } from './field-errors.ts';
import { withInteraction, type Interaction } from './interaction.ts';

interface Options {
  provider: Provider;
  basePath: string;
  /** Path of the first page below the interaction, '' or '/sign-up'. */
  at: string;
  /** Path of the page that follows the proof. */
  next: string;
  proofs: AddressProofs;
  mailbox: Mailbox;
  title(t: Texts): string;
  introduction(t: Texts): string;
  /**
   * Mail to send in place of a code when a code would be useless. The page looks the same either way, so that it does
   * not reveal whether an account exists.
   */
  mailWithoutCode(email: string, t: Texts): Pick<Mail, 'subject' | 'body'> | undefined;
}

export const mailSender = 'no-reply@vadholm.example';

/** The two pages with which sign-up and password reset begin: the address, then the code from its mailbox. */
export function addressProofPages(options: Options): Router {
  const { provider, basePath, at, next, proofs, mailbox } = options;
  const codePath = `${at}/code`;

  function showAddress(interaction: Interaction, response: Response, error?: string) {
    const { path, parameters, language } = interaction;
    const { t } = language;
    sendPage(response, error ? 400 : 200, language, {
      title: options.title(t),
      hasErrors: error !== undefined,
      content: html`<p class="lead">${options.introduction(t)}</p>
        ${form({
          action: `${path}${at}`,
          submit: t('sendCode'),
          content: field({
            name: 'email',
            label: t('email'),
            type: 'email',
            autocomplete: 'username',
            value: interaction.sent('email') || proofs.addressOf(interaction.uid) || parameters['login_hint'],
            error,
            isFocused: true,
          }),
        })}
        ${cancelLink(interaction)}`,
    });
  }

  function showCode(interaction: Interaction, response: Response, email: string, error?: string) {
    const { path, language } = interaction;
    const { t } = language;
    sendPage(response, error ? 400 : 200, language, {
      title: t('enterCode'),
      hasErrors: error !== undefined,
      content: html`<p class="lead">${t('codeSent', { email })}</p>
        <p class="link">
          <a href="/mail?to=${encodeURIComponent(email)}" target="_blank" rel="noopener">${t('openMailbox')}</a>
        </p>
        ${form({
          action: `${path}${codePath}`,
          submit: t('continue'),
          content: field({
            name: 'code',
            label: t('code'),
            type: 'text',
            autocomplete: 'one-time-code',
            value: interaction.sent('code'),
            error,
            isFocused: true,
          }),
        })}
        <ul class="ways">
          <li>${quietButton({ action: `${path}${at}`, label: t('sendAgain'), values: { email } })}</li>
          <li><a href="${path}${at}">${t('otherAddress')}</a></li>
          <li>${quietButton({ action: `${path}/cancel`, label: t('cancel') })}</li>
        </ul>`,
    });
  }

  function send(email: string, code: string, { tag, t }: Interaction['language']) {
    const withoutCode = options.mailWithoutCode(email, t);
    mailbox.deliver({
      recipient: email,
      sender: mailSender,
      language: tag,
      ...(withoutCode ?? { subject: t('codeMailSubject'), body: t('codeMailText'), code }),
    });
  }

  return Router()
    .get(`/:uid${at}`, withInteraction(provider, basePath, showAddress))
    .post(
      `/:uid${at}`,
      withInteraction(provider, basePath, (interaction, response) => {
        const { t } = interaction.language;
        const error = emailErrorOf(interaction.sent('email'), t);
        if (error) return showAddress(interaction, response, error);
        const email = normalEmail(interaction.sent('email'));
        const code = proofs.begin(interaction.uid, email);
        if (!code) return showAddress(interaction, response, t('tooManyCodes'));
        send(email, code, interaction.language);
        response.redirect(303, `${interaction.path}${codePath}`);
      }),
    )
    .get(
      `/:uid${codePath}`,
      withInteraction(provider, basePath, (interaction, response) => {
        const email = proofs.addressOf(interaction.uid);
        if (email) showCode(interaction, response, email);
        else response.redirect(303, `${interaction.path}${at}`);
      }),
    )
    .post(
      `/:uid${codePath}`,
      withInteraction(provider, basePath, (interaction, response) => {
        const { uid, path, language } = interaction;
        const { t } = language;
        const email = proofs.addressOf(uid);
        if (!email) return response.redirect(303, `${path}${at}`);
        const typed = interaction.sent('code');
        if (typed.trim() === '') return showCode(interaction, response, email, t('codeMissing'));
        const checked = proofs.check(uid, typed);
        if (checked.result === 'right') response.redirect(303, `${path}${next}`);
        else if (checked.result === 'gone') showCode(interaction, response, email, t('codeGone'));
        else showCode(interaction, response, email, t('codeWrong', { triesLeft: checked.triesLeft }));
      }),
    );
}

/** Cancel button, in the same place on every page. */
export function cancelLink({ path, language }: Interaction) {
  return html`<ul class="ways">
    <li>${quietButton({ action: `${path}/cancel`, label: language.t('cancel') })}</li>
  </ul>`;
}

/** The proven address, above the field for its password. */
export function fixedEmail(email: string, t: Texts) {
  return field({
    name: 'email',
    label: t('email'),
    type: 'email',
    autocomplete: 'username',
    value: email,
    isFixed: true,
  });
}
