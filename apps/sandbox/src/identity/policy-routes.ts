import express, { Router, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import type { Mailbox } from '../mail/mailbox.ts';
import { messagePage, pageDocument, sendPage } from '../pages/page.ts';
import { languageFor } from '../languages.ts';
import type { AddressProofs } from './address-proofs.ts';
import { b2cError } from './b2c-errors.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { endSession } from './end-session.ts';
import { withInteraction } from './interaction.ts';
import { passwordResetPages } from './password-reset-pages.ts';
import { createPolicyProvider, policyPath, sessionCookieName, type PolicyOptions } from './policy-provider.ts';
import { endAllOf } from './provider-records.ts';
import { signInPage } from './sign-in-page.ts';
import { signUpPages } from './sign-up-pages.ts';

interface Options extends Omit<PolicyOptions, 'renderError'> {
  proofs: AddressProofs;
  mailbox: Mailbox;
  people: readonly DemoAccount[];
  log: Pick<Logger, 'info' | 'error'>;
}

const formLimit = '10kb';

/** All routes below a policy's path: the provider's endpoints and the pages for people. */
export function policyRoutes(options: Options): Router {
  const { kind, policy, shopUrl, registration, log } = options;
  const path = policyPath(options);
  const basePath = `${path}/login`;
  const provider = createPolicyProvider({
    ...options,
    renderError(ctx, failure) {
      const requestedLanguage = ctx.query['ui_locales'];
      const language = languageFor(
        typeof requestedLanguage === 'string' ? requestedLanguage : undefined,
        ctx.get('accept-language'),
      );
      const { t } = language;
      const isExpired = ctx.oidc?.route === 'resume';
      ctx.type = 'html';
      ctx.body = pageDocument(
        language,
        messagePage(language, {
          title: isExpired ? t('expired') : t('refused'),
          text: isExpired ? t('expiredText') : t('refusedText'),
          detail: isExpired ? undefined : [failure.error, failure.error_description].filter(Boolean).join(': '),
          shopUrl,
        }),
      );
    },
  });
  provider.on('server_error', (_ctx, error) => log.error({ err: error, policy }, 'the provider failed'));
  provider.on('grant.error', (_ctx, error) => log.info({ policy, reason: error.message }, 'no token was given'));

  const showSignedOut = (request: Request, response: Response) => {
    const language = languageFor(asText(request.query['ui_locales']), request.get('accept-language'));
    const [title, text] = [language.t('signedOut'), language.t('signedOutText')];
    sendPage(response, 200, language, messagePage(language, { title, text, shopUrl }));
  };
  const pages = Router()
    .use(express.urlencoded({ extended: false, limit: formLimit }))
    .post(
      '/:uid/cancel',
      withInteraction(provider, basePath, (interaction) => interaction.refuse(b2cError('AADB2C90091'))),
    );
  const common = { ...options, provider, basePath };
  if (kind === 'sign-in') {
    pages.use(signInPage({ ...common, demoPassword: registration.demoPassword })).use(signUpPages(common));
  } else {
    pages.use(passwordResetPages({ ...common, endAllOf: (oid) => endAllOf(options.database, oid) }));
  }
  return Router()
    .use(basePath, pages)
    .get(`${path}/oauth2/v2.0/logout`, endSession(provider, sessionCookieName(policy), showSignedOut))
    .use(path, provider.callback());
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
