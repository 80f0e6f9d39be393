import { configuratorPermission, type configurator, type ConfiguratorSession } from '@shop/api-contracts';
import { settingsOf, type ConfiguratorSessionTable, type Database } from '@shop/commerce-model';
import { sql, type Kysely, type Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import { loadCart } from '../carts/read-cart.ts';
import { FavouriteListStore } from '../carts/favourite-lists/favourite-list-store.ts';
import type { Deps } from '../http/deps.ts';
import type { SignedInCall } from '../http/route.ts';
import { notFound, Problem } from '../problem/problem.ts';
import { NoSessionError } from '../configurator/configurator.ts';

type StartCall = SignedInCall<typeof configurator.start>;
type StartDeps = Pick<Deps, 'configurator' | 'log' | 'settings'>;

/**
 * Starts a session at the configurator. What goes wrong there is in the answer. Throws a Problem: 403
 * `configurator_forbidden`, 404 `configuration_unknown`, `cart_unknown`, `list_unknown`, 422 `return_url_foreign`.
 */
export async function startSession(call: StartCall, deps: StartDeps): Promise<ConfiguratorSession> {
  const { db, person, context, query } = call;
  const design = query.configurationId === undefined ? null : await readDesign(call, query.configurationId);
  assertAllowed(call);
  const returnUrl = ownPage(query.returnUrl, deps.settings.shopUrl);
  await assertOwnPlace(call);
  if (deps.configurator === null) return failed(503);
  const session = {
    id: randomUUID(),
    oid: person.oid,
    configuration_id: query.configurationId ?? randomUUID(),
  };
  await keepSession(db, session);
  try {
    const configuratorUrl = await deps.configurator.start({
      sessionId: session.id,
      returnUrl,
      configurationId: session.configuration_id,
      design,
      webshopId: query.webshopId ?? null,
      language: context.language,
      currency: context.market.currency,
      currencyPerEuro: context.market.currencyPerEuro,
    });
    return { configuratorUrl, success: true, httpStatusCode: 200 };
  } catch (error) {
    if (!(error instanceof NoSessionError)) throw error;
    deps.log.error({ err: error }, 'no session of the configurator');
    return failed(error.httpStatusCode);
  }
}

/** Nobody has as many pages of the configurator open; the oldest can no longer save. */
const maxSessions = 50;

type Session = Pick<Selectable<ConfiguratorSessionTable>, 'id' | 'oid' | 'configuration_id'>;

async function keepSession(db: Kysely<Database>, session: Session): Promise<void> {
  await sql`
    with ended as (
      delete from configurator_session where id in (
        select id from configurator_session where oid = ${session.oid}
        order by started_at desc offset ${sql.lit(maxSessions - 1)}))
    insert into configurator_session (id, oid, configuration_id)
    values (${session.id}, ${session.oid}, ${session.configuration_id})`.execute(db);
}

const failed = (httpStatusCode: number): ConfiguratorSession => ({
  configuratorUrl: null,
  success: false,
  httpStatusCode,
});

function assertAllowed({ person, context, catalogue: { reference } }: StartCall): void {
  const site = context.companyId === null ? undefined : reference.companies.get(context.companyId);
  const { aliceEnabled } = settingsOf(context.market, site);
  if (aliceEnabled && person.permissions.includes(configuratorPermission)) return;
  throw new Problem(403, 'configurator_forbidden', 'No access to the configurator');
}

/** The configurator sends the browser back there, so it must not lead anywhere else. */
function ownPage(address: string, shopUrl: string | null): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isOwn = url !== null && url.origin === shopUrl && url.username + url.password === '';
  if (!isOwn) throw new Problem(422, 'return_url_foreign', 'The return address is no page of the shop');
  return url.href;
}

async function assertOwnPlace(call: StartCall): Promise<void> {
  const [, kind, id] = /^(cart|favouritelist)-(.+)$/.exec(call.query.webshopId ?? '') ?? [];
  if (kind === 'cart') await loadCart(call, id!, { withLines: false });
  if (kind === 'favouritelist') await new FavouriteListStore(call.db, call.person).summary(id!);
}

/** Only the owner edits a configuration. */
async function readDesign({ db, person }: StartCall, id: string): Promise<string> {
  const found = await db
    .selectFrom('configuration')
    .select('design')
    .where('id', '=', id)
    .where('oid', '=', person.oid)
    .executeTakeFirst();
  if (!found?.design) throw notFound('configuration_unknown', 'Configuration not found');
  return found.design;
}
