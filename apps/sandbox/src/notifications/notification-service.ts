import { timingSafeEqual } from 'node:crypto';
import { Router, type RequestHandler } from 'express';
import { createLocalJWKSet, jwtVerify, type JWK } from 'jose';
import type { JWKS } from 'oidc-provider';
import { z } from 'zod';
import { shortScopes } from '../identity/apis.ts';
import { languageFor, type Language } from '../languages.ts';
import type { Registration } from '../registration.ts';
import { readableByShop, readJson, serveScript } from '../shop-pages.ts';
import type { NotificationStore, StoredNotification } from './notification-store.ts';

interface Options {
  store: NotificationStore;
  publicUrl: string;
  shopUrl: string;
  registration: Pick<Registration, 'notificationsKey' | 'widgetAudience' | 'widgetScopes'>;
  /** Keys and issuer of the tokens with which people read theirs. */
  jwks: JWKS;
  issuer: string;
}

const text = z.string().max(200);
const messageSchema = (shopUrl: string) =>
  z
    .object({
      recipient: z.string().min(1).max(100),
      address: z
        .url()
        .max(2_000)
        .refine((url) => new URL(url).origin === shopUrl, 'must lead to the shop')
        .nullable(),
    })
    .and(
      z.discriminatedUnion('about', [
        z.object({ about: z.literal('orderShipped'), values: z.object({ orderNumber: text }) }),
        z.object({ about: z.literal('offerArrived'), values: z.object({ quoteNumber: text, supplier: text }) }),
        z.object({ about: z.literal('approvalWaiting'), values: z.object({ serialNumber: text, askedBy: text }) }),
        z.object({ about: z.literal('cleaningDue'), values: z.object({ serialNumber: text, dueOn: z.iso.date() }) }),
      ]),
    );
const readSchema = z.object({ ids: z.array(z.string().max(300)).max(100) });

/**
 * Stands for a notification service of another company. The shop's server sends with a key, `PUT /messages/{id}`; people read theirs
 * with a token, `GET /mine?locale=en-gb`, and mark them as read, `POST /mine/read`. The script `/bell.js` does so on the shop's pages.
 */
export function notificationService(options: Options): Router {
  const { store, publicUrl, shopUrl, registration } = options;
  const schema = messageSchema(shopUrl);
  const expected = Buffer.from(`Bearer ${registration.notificationsKey}`);
  const router = Router();

  router.put('/messages/:id', readJson, (request, response) => {
    const given = Buffer.from(request.get('authorization') ?? '');
    const isShop = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isShop) return void response.sendStatus(401);
    const { data } = schema.safeParse(request.body);
    if (!data) return void response.sendStatus(422);
    store.add(data.recipient, { ...data, id: request.params.id });
    response.sendStatus(204);
  });

  router.use(readableByShop(shopUrl));
  serveScript(router, '/bell.js', new URL('./bell.mjs', import.meta.url), publicUrl);
  router.use('/mine', withPerson(options), readJson);
  router.get('/mine', ({ query }, response) => {
    const language = languageFor(typeof query['locale'] === 'string' ? query['locale'] : undefined);
    const notifications = store.of(response.locals['oid'] as string).map((one) => wordedIn(language, one));
    response.json({ notifications, texts: textsOf(language) });
  });
  router.post('/mine/read', ({ body }, response) => {
    const { data } = readSchema.safeParse(body);
    if (!data) return void response.sendStatus(422);
    store.markRead(response.locals['oid'] as string, data.ids);
    response.sendStatus(204);
  });
  return router;
}

const publicHalf = ({ kty, kid, alg, use, n, e }: JWK) => ({ kty, kid, alg, use, n, e }) as JWK;

/** Answers 401 without a valid token of this service. */
function withPerson({ jwks, issuer, registration }: Options): RequestHandler {
  const keys = createLocalJWKSet({ keys: (jwks.keys as JWK[]).map(publicHalf) });
  const [scope] = registration.widgetScopes.map((one) => shortScopes([one]));
  return async (request, response, next) => {
    try {
      const [, token = ''] = (request.get('authorization') ?? '').split(' ');
      const { payload } = await jwtVerify(token, keys, { issuer, audience: registration.widgetAudience });
      const scopes = String(payload['scp']).split(' ');
      if (typeof payload['oid'] !== 'string' || !scopes.includes(scope!))
        throw new Error('Not a token of this service');
      response.locals['oid'] = payload['oid'];
    } catch {
      response.sendStatus(401);
      return;
    }
    next();
  };
}

function wordedIn({ t, tag }: Language, { values, about, ...rest }: StoredNotification) {
  const { orderNumber = '', quoteNumber = '', supplier = '', serialNumber = '', askedBy = '', dueOn = '' } = values;
  const day = dueOn && new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dueOn));
  const words: Record<string, () => string> = {
    orderShipped: () => t('notifyOrderShipped', { orderNumber }),
    offerArrived: () => t('notifyOfferArrived', { quoteNumber, supplier }),
    approvalWaiting: () => t('notifyApprovalWaiting', { serialNumber, askedBy }),
    cleaningDue: () => t('notifyCleaningDue', { serialNumber, day }),
  };
  return { ...rest, text: words[about]!() };
}

const textsOf = ({ t }: Language) => ({
  title: t('notifyTitle'),
  unread: t('chatUnread'),
  none: t('notifyNone'),
  markAll: t('notifyMarkAll'),
  close: t('chatClose'),
  failed: t('chatFailed'),
});
