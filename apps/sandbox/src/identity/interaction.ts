import type { Request, RequestHandler, Response } from 'express';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { languageFor, type Language } from '../languages.ts';

type Details = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Pages shown to a person during a request of the shop, and the ways to end them. */
export interface Interaction {
  uid: string;
  /** Path of its first page. */
  path: string;
  parameters: Record<string, string | undefined>;
  language: Language;
  /** Field of the submitted form; empty text when missing. */
  sent: (name: string) => string;
  /** Redirects to the shop, signed in. */
  signIn(oid: string): Promise<void>;
  /** Redirects to the shop with an error. */
  refuse(error: { error: string; error_description: string }): Promise<void>;
}

export type InteractionHandler = (interaction: Interaction, response: Response) => Promise<void> | void;

/** The interaction is finished, has expired, or belongs to another browser. */
export class InteractionGone extends Error {
  override readonly name = 'InteractionGone';
}

/** Calls the handler with the interaction of the browser's cookie. Throws InteractionGone. */
export function withInteraction(provider: Provider, basePath: string, handle: InteractionHandler): RequestHandler {
  return async (request, response) => {
    const details = await detailsOf(provider, request, response);
    const parameters = details.params as Interaction['parameters'];
    const end = (result: InteractionResults) =>
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    await handle(
      {
        uid: details.uid,
        path: `${basePath}/${details.uid}`,
        parameters,
        language: languageFor(parameters['ui_locales'] ?? request.get('accept-language')),
        sent(name) {
          const value = (request.body as Record<string, unknown> | undefined)?.[name];
          return typeof value === 'string' ? value : '';
        },
        async signIn(oid) {
          await leaveOtherSession(oid, details, provider, request, response);
          await end({ login: { accountId: oid } });
        },
        refuse: (error) => end(error),
      },
      response,
    );
  };
}

async function detailsOf(provider: Provider, request: Request, response: Response): Promise<Details> {
  try {
    const details = await provider.interactionDetails(request, response);
    if (details.uid === request.params['uid']) return details;
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
  }
  throw new InteractionGone();
}

/**
 * Detaches the interaction from a session that belongs to another person or has ended. Otherwise the library would send
 * a page with a script that signs the other person out.
 */
async function leaveOtherSession(
  oid: string,
  details: Details,
  provider: Provider,
  request: Request,
  response: Response,
) {
  const ctx = provider.createContext(request, response);
  const session = await provider.Session.get(ctx);
  if (session.accountId === oid) return;
  if (session.accountId) await session.destroy();
  if (details.session) {
    delete details.session;
    await details.persist();
  }
}
