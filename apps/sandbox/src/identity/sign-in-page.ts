import { Router, type Response } from 'express';
import type { Provider } from 'oidc-provider';
import { field, form, quietButton } from '../pages/form.ts';
import { html, type Html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { Texts } from '../languages.ts';
import type { Accounts } from './accounts.ts';
import { b2cError } from './b2c-errors.ts';
import { purposeOf } from './demo-account-list.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { emailErrorOf } from './field-errors.ts';
import { withInteraction, type Interaction } from './interaction.ts';

interface Options {
  provider: Provider;
  /** Base path of the policy's interactions. */
  basePath: string;
  accounts: Accounts;
  /** The demo accounts. */
  people: readonly DemoAccount[];
  /** Password of all demo accounts, shown on the page. */
  demoPassword: string;
}

/** First page of the sign-in policy: a form, one click for each demo account, and links to the other pages. */
export function signInPage({ provider, basePath, accounts, people, demoPassword }: Options): Router {
  function show(interaction: Interaction, response: Response, errors: SignInErrors = {}) {
    const hasErrors = Object.values(errors).some(Boolean);
    sendPage(response, hasErrors ? 400 : 200, interaction.language, {
      title: interaction.language.t('signIn'),
      content: content(interaction, people, demoPassword, errors),
      hasErrors,
      isWide: true,
    });
  }

  return Router()
    .get(
      '/:uid',
      withInteraction(provider, basePath, async (interaction, response) => {
        if (interaction.parameters['fake_auth'] === '1' && people[0]) await interaction.signIn(people[0].oid);
        else show(interaction, response);
      }),
    )
    .post(
      '/:uid',
      withInteraction(provider, basePath, async (interaction, response) => {
        const { t } = interaction.language;
        const [email, password] = [interaction.sent('email'), interaction.sent('password')];
        const errors: SignInErrors = {
          email: emailErrorOf(email, t),
          password: password === '' ? t('passwordMissing') : undefined,
        };
        if (Object.values(errors).some(Boolean)) return show(interaction, response, errors);
        const account = await accounts.check(email, password);
        if (account) await interaction.signIn(account.oid);
        else show(interaction, response, { both: t('wrongPassword') });
      }),
    )
    .post(
      '/:uid/demo-account',
      withInteraction(provider, basePath, async (interaction, response) => {
        const account = people.find(({ oid }) => oid === interaction.sent('account'));
        if (account) await interaction.signIn(account.oid);
        else show(interaction, response);
      }),
    )
    .post(
      '/:uid/forgot',
      withInteraction(provider, basePath, (interaction) => interaction.refuse(b2cError('AADB2C90118'))),
    );
}

interface SignInErrors {
  email?: string | undefined;
  password?: string | undefined;
  both?: string | undefined;
}

function content(
  { path, parameters, language, sent }: Interaction,
  people: readonly DemoAccount[],
  demoPassword: string,
  errors: SignInErrors,
): Html {
  const { t } = language;
  const email = sent('email') || parameters['login_hint'];
  return html`<div class="columns">
    <div>
      ${form({
        action: path,
        submit: t('signIn'),
        error: errors.both,
        content: html`${field({
          name: 'email',
          label: t('email'),
          type: 'email',
          autocomplete: 'username',
          value: email,
          error: errors.email,
          isFocused: !email || errors.email !== undefined,
        })}${field({
          name: 'password',
          label: t('password'),
          type: 'password',
          autocomplete: 'current-password',
          error: errors.password,
          isFocused: Boolean(email) && !errors.email,
        })}`,
      })}
      <ul class="ways">
        <li>${quietButton({ action: `${path}/forgot`, label: t('forgot') })}</li>
        <li>${t('noAccount')} <a href="${path}/sign-up">${t('signUp')}</a></li>
        <li>${quietButton({ action: `${path}/cancel`, label: t('cancel') })}</li>
      </ul>
    </div>
    ${people.length > 0 && demoAccountList(path, t, people, demoPassword)}
  </div>`;
}

function demoAccountList(path: string, t: Texts, people: readonly DemoAccount[], demoPassword: string): Html {
  const rows = people.map((account) => {
    const { oid, email, firstName, lastName } = account;
    return html`<li>
      <button class="account" name="account" value="${oid}">
        <span class="who">${firstName} ${lastName}</span> <span class="what">${purposeOf(account, t)}</span>
        <span class="address">${email}</span>
      </button>
    </li>`;
  });
  return html`<section aria-labelledby="demo-accounts">
    <h2 id="demo-accounts">${t('demoAccounts')}</h2>
    <p class="lead">${t('demoLead', { password: demoPassword })}</p>
    <form method="post" action="${path}/demo-account">
      <ul class="accounts">
        ${rows}
      </ul>
    </form>
  </section>`;
}
