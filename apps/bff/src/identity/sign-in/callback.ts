import type { AuthenticationResult } from '@azure/msal-node';
import type { Request, Response } from 'express';
import { answerSignInFailure } from './answer-sign-in-failure.ts';
import { redirect, redirectToProvider } from './authorization-request.ts';
import { readIdToken, type Claims } from './id-token.ts';
import { IdentityFailure, nameOfError, SignInRefused } from '../provider/identity-failure.ts';
import type { IdentityParts } from '../identity.ts';
import { withSignInMarker } from './return-address.ts';
import { tokensStorageKey } from '../sessions/sessions.ts';
import type { Transaction } from '../sessions/transactions.ts';

/** Azure AD B2C's codes for "Forgot your password?" and for "Cancel". */
const forgotPassword = 'AADB2C90118';
const cancelled = 'AADB2C90091';

interface Exchanged {
  claims: Claims;
  homeAccountId: string;
  /** MSAL's cache with the received tokens. */
  cache: string;
}

/** `GET /auth/callback`: handles the identity provider's response. It redirects, and shows a page only on failure. */
export function finishSignIn(parts: IdentityParts) {
  const { config, protections, transactions, sessions, tokens, cookie, metrics, logger } = parts;

  /** Redeems the code of a transaction; refuses tokens that are not proven to belong to it. */
  async function exchange(transaction: Transaction, code: string): Promise<Exchanged> {
    const policy = await parts.discovery(
      transaction.kind === 'reset' ? config.AZURE_PASS_RESET_POLICY : config.AZURE_SIGN_IN_POLICY,
    );
    const client = parts.createClient(policy);
    let result: AuthenticationResult;
    try {
      result = await client.acquireTokenByCode({
        code,
        scopes: transaction.kind === 'widget' ? config.WIDGET_SCOPES : config.AZURE_B2C_SCOPES,
        redirectUri: parts.redirectUri,
        codeVerifier: transaction.verifier,
        nonce: transaction.nonce,
      });
    } catch (error) {
      throw refusalOf(error);
    }
    const expected = { policy, clientId: config.AZURE_CLIENT_ID, nonce: transaction.nonce };
    const claims = await readIdToken(result.idToken, expected, protections);
    if (!result.account) throw new SignInRefused('claims');
    return { claims, homeAccountId: result.account.homeAccountId, cache: client.getTokenCache().serialize() };
  }

  async function beginSession(request: Request, response: Response, transaction: Transaction, code: string) {
    const { claims, homeAccountId, cache } = await exchange(transaction, code);
    const currentId = cookie.read(request);
    const planted = protections.newSessionId ? undefined : currentId;
    const session = await sessions.begin({ ...claims, homeAccountId }, cache, planted);
    const previousKey = transaction.sessionKey ?? (currentId === undefined ? undefined : sessions.keyOf(currentId));
    if (previousKey !== undefined && previousKey !== session.key) {
      tokens.forget(previousKey);
      await sessions.end(previousKey);
    }
    cookie.set(response, session.id);
    metrics.signInCompleted();
    logger.info({ requestId: request.context.id }, 'signed in');
    return session;
  }

  /** The widget's token needs a second, silent request: in a single request MSAL would get one token for both. */
  async function fetchWidgetToken(request: Request, response: Response, transaction: Transaction): Promise<void> {
    try {
      await redirectToProvider(parts, request, response, { ...transaction, kind: 'widget', prompt: 'none' });
    } catch (error) {
      noteMissingWidgetToken(request, error);
      redirect(response, withSignInMarker(transaction.returnTo));
    }
  }

  function noteMissingWidgetToken(request: Request, error: unknown): void {
    metrics.signInFailed('widget');
    logger.warn({ requestId: request.context.id, reason: nameOfError(error) }, 'no widget token');
  }

  async function keepWidgetToken(request: Request, transaction: Transaction, code: string): Promise<void> {
    const { sessionKey = '' } = transaction;
    try {
      const session = await sessions.findByKey(sessionKey);
      const { claims, cache } = await exchange(transaction, code);
      if (!session || claims.oid !== session.oid) throw new SignInRefused('other_person');
      const sealed = parts.sealer.seal(cache, tokensStorageKey(sessionKey, 'widget'));
      await parts.store.writeTokens(sessionKey, 'widget', sealed);
    } catch (error) {
      noteMissingWidgetToken(request, error);
    }
  }

  async function answerError(request: Request, response: Response, transaction: Transaction, query: URLSearchParams) {
    const description = query.get('error_description') ?? '';
    const { kind, returnTo } = transaction;
    if (kind === 'widget') {
      noteMissingWidgetToken(request, new SignInRefused('widget'));
      redirect(response, withSignInMarker(returnTo));
    } else if (kind === 'sign-in' && description.startsWith(forgotPassword)) {
      await redirectToProvider(parts, request, response, { ...transaction, kind: 'reset' });
    } else if (kind === 'reset' && description.startsWith(cancelled)) {
      await redirectToProvider(parts, request, response, { ...transaction, kind: 'sign-in' });
    } else if (description.startsWith(cancelled)) {
      metrics.signInFailed('cancelled');
      redirect(response, returnTo);
    } else throw new SignInRefused('provider');
  }

  return async function finish(request: Request, response: Response): Promise<void> {
    request.context.route = 'auth callback';
    // the page's address contains the code
    response.setHeader('referrer-policy', 'no-referrer');
    const query = new URLSearchParams(request.context.target.query);
    const transaction = transactions.take(request, response, query.get('state') ?? '');
    try {
      if (!transaction) throw new SignInRefused('state');
      const code = query.get('code');
      if (!code) return await answerError(request, response, transaction, query);
      if (transaction.kind === 'widget') {
        await keepWidgetToken(request, transaction, code);
        redirect(response, withSignInMarker(transaction.returnTo));
      } else if (transaction.kind === 'reset') {
        // setting a new password does not sign in: the person has to enter it
        const { claims } = await exchange(transaction, code);
        const providerRequest = { ...transaction, kind: 'sign-in', prompt: 'login', loginHint: claims.email } as const;
        await redirectToProvider(parts, request, response, providerRequest);
      } else {
        const { key: sessionKey } = await beginSession(request, response, transaction, code);
        if (config.WIDGET_SCOPES.length > 0) await fetchWidgetToken(request, response, { ...transaction, sessionKey });
        else redirect(response, withSignInMarker(transaction.returnTo));
      }
    } catch (error) {
      answerSignInFailure(parts, request, response, error, transaction);
    }
  };
}

/** Codes by which provider and MSAL report a code that is wrong, used, expired or was requested by somebody else. */
const reasonOfCode = new Map([
  ['invalid_grant', 'code'],
  ['invalid_request', 'code'],
  ['nonce_mismatch', 'nonce'],
]);

function refusalOf(error: unknown): SignInRefused | IdentityFailure {
  const reason = reasonOfCode.get(String((error as { errorCode?: unknown }).errorCode));
  return reason === undefined ? new IdentityFailure('identity_down', error) : new SignInRefused(reason, error);
}
