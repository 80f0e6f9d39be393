import { timingSafeEqual } from 'node:crypto';
import express, { Router, type Request, type Response } from 'express';
import { languageFor } from '../languages.ts';
import { messagePage, sendPage, type Page } from '../pages/page.ts';
import { configuratorPage } from './configurator-page.ts';
import { sessionSchema, type Session, type Sessions } from './sessions.ts';
import { choicesSchema, conflictsOf, type Choices } from './unit.ts';
import { writeBack } from './write-back.ts';

interface Options {
  sessions: Sessions;
  publicUrl: string;
  shopUrl: string;
  /** Shared with the shop. */
  key: string;
}

/**
 * The configurator: `POST /sessions` for the shop's server (401 without the key, 422 for an invalid body) and
 * `/configure/{sessionId}` for people. Looking at a price and drawing puts the choices into the address; saving sends
 * them, writes the unit back to the shop and leads there, with `configurationId`.
 */
export function configurator({ sessions, publicUrl, shopUrl, key }: Options): Router {
  const schema = sessionSchema(shopUrl);
  const expected = Buffer.from(`Bearer ${key}`);

  function withSession(handle: (session: Session, request: Request, response: Response) => void | Promise<void>) {
    return async (request: Request<{ sessionId: string }>, response: Response): Promise<void> => {
      const session = sessions.find(request.params.sessionId);
      if (session) return handle(session, request as Request, response);
      const language = languageFor(request.get('accept-language'));
      const [title, text] = [language.t('configuratorUnknown'), language.t('configuratorUnknownText')];
      send(response, 404, language.tag, messagePage(language, { title, text, shopUrl }));
    };
  }

  return Router()
    .post('/sessions', express.json({ limit: '20kb' }), (request, response) => {
      const given = Buffer.from(request.get('authorization') ?? '');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        response.status(401).json({ code: 'key_invalid' });
        return;
      }
      const session = schema.safeParse(request.body);
      if (!session.success) {
        response.status(422).json({ code: 'invalid' });
        return;
      }
      sessions.keep(session.data);
      response.json({ url: `${publicUrl}/configurator/configure/${session.data.sessionId}` });
    })
    .get(
      '/configure/:sessionId',
      withSession((session, { query }, response) => {
        const isChosen = Object.keys(query).length > 0;
        const choices = choicesSchema.parse(isChosen ? query : designOf(session));
        send(response, 200, session.language, configuratorPage(session, choices));
      }),
    )
    .post(
      '/configure/:sessionId',
      express.urlencoded({ extended: false, limit: '10kb' }),
      withSession(async (session, request, response) => {
        const choices = choicesSchema.parse(request.body ?? {});
        if (conflictsOf(choices, languageFor(session.language).t).length > 0) {
          send(response, 400, session.language, configuratorPage(session, choices));
        } else if (await writeBack(session, choices, { shopUrl, key })) {
          const address = new URL(session.returnUrl);
          address.searchParams.set('configurationId', session.configurationId);
          response.redirect(303, address.href);
        } else {
          send(response, 502, session.language, configuratorPage(session, choices, { isUnsaved: true }));
        }
      }),
    );
}

function designOf({ design }: Session): Choices | object {
  try {
    return JSON.parse(design ?? '{}') as object;
  } catch {
    return {};
  }
}

function send(response: Response, status: number, wished: string, page: Page): void {
  const language = languageFor(wished);
  const { t } = language;
  const service = { product: t('configuratorProduct'), standIn: t('configuratorStandIn') };
  sendPage(response, status, language, { ...page, service });
}
