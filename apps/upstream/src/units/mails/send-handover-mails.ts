import { languageOf } from '@shop/i18n/server';
import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import type { AppSettings } from '../../http/deps.ts';
import { companyLines } from '../../mail/company-lines.ts';
import { MailRefusedError, type Mail, type Mailer } from '../../mail/mailer.ts';
import { askerName } from '../registration/handovers.ts';
import { handoverAskedMail, handoverDecidedMail, type MailedHandover } from './handover-mails.ts';

export interface HandoverMailDeps {
  db: Kysely<Database>;
  /** Null when no mail server is configured. */
  mailer: Mailer | null;
  settings: Pick<AppSettings, 'shopUrl' | 'defaultCountry'>;
}

const noServer = 'no mail server is configured';
/** People of a customer who are asked when whoever registered the unit is gone. */
const maxReceivers = 5;

/**
 * Mails a request to whoever registered the unit, else to people of the customer who has it. Like the function below,
 * returns null when sent, or the reason why it never will be; throws when a retry may help.
 */
export async function sendHandoverAsked(deps: HandoverMailDeps, handoverId: string): Promise<string | null> {
  const { db, mailer } = deps;
  if (mailer === null) return noServer;
  const handover = await findHandover(db, handoverId);
  if (handover?.state !== 'pending') return 'taken back or decided meanwhile';
  const receivers = await findReceivers(db, handover.equipmentId);
  const results: (string | null)[] = [];
  for (const receiver of receivers) {
    const locale = receiver.locale ?? (await defaultLocale(deps));
    const mailed = await mailedHandover(deps, handover, { ...receiver, locale, page: 'portal/units' });
    const mail = handoverAskedMail(mailed, handover.askedBy);
    results.push(await send(mailer, { ...mail, to: receiver.email, id: `handover-${handoverId}-${receiver.oid}` }));
  }
  if (results.length === 0) return 'no account has an e-mail address';
  return results.find((result) => result === null) === null ? null : results[0]!;
}

/** Mails the owner's answer to who asked. */
export async function sendHandoverDecided(deps: HandoverMailDeps, handoverId: string): Promise<string | null> {
  const { db, mailer } = deps;
  if (mailer === null) return noServer;
  const handover = await findHandover(db, handoverId);
  if (!handover || handover.state === 'pending' || handover.state === 'withdrawn') return 'there is no such decision';
  if (handover.email === '') return 'the account has no e-mail address';
  const page = handover.state === 'confirmed' ? 'portal/units' : 'unit';
  const mail = handoverDecidedMail(await mailedHandover(deps, handover, { ...handover, page }), handover.state);
  return send(mailer, { ...mail, to: handover.email, id: `handover-${handoverId}-${handover.state}` });
}

type FoundHandover = NonNullable<Awaited<ReturnType<typeof findHandover>>>;

export const findHandover = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('unit_handover')
    .innerJoin('unit', 'unit.equipment_id', 'unit_handover.equipment_id')
    .innerJoin('person', 'person.oid', 'asked_by')
    .leftJoin('customer', 'customer.number', 'unit_handover.customer_number')
    .select([
      'unit_handover.equipment_id as equipmentId',
      'state',
      'unit_handover.locale',
      'serial_number as serialNumber',
    ])
    .select(['manufacturer_name as maker', 'construction_name as construction', 'customer_model_name as model'])
    .select(['email', 'first_name as firstName', 'last_name as lastName', askerName.as('askedBy')])
    .where('unit_handover.id', '=', id)
    .executeTakeFirst();

interface Receiver {
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: string | null;
}

/** Whoever registered the unit, else people of the customer who has it. */
export async function findReceivers(db: Kysely<Database>, equipmentId: string): Promise<Receiver[]> {
  const { rows } = await sql<Receiver & { isWhoRegistered: boolean }>`
    select person.oid, email, first_name as "firstName", last_name as "lastName", locale,
      person.oid = registered_by as "isWhoRegistered"
    from unit_registration join person on email <> '' and (
      person.oid = unit_registration.oid
      or exists (select from membership where membership.oid = person.oid
        and membership.customer_number = unit_registration.customer_number))
    where equipment_id = ${equipmentId}
    order by coalesce(person.oid = registered_by, false) desc, person.oid limit ${sql.lit(maxReceivers)}`.execute(db);
  return rows[0]?.isWhoRegistered ? rows.slice(0, 1) : rows;
}

/** Locale of the shop for who has never chosen one. */
export async function defaultLocale({ db, settings }: Pick<HandoverMailDeps, 'db' | 'settings'>): Promise<string> {
  const market = await db
    .selectFrom('market')
    .select('data')
    .where('country', '=', settings.defaultCountry)
    .executeTakeFirstOrThrow();
  return market.data.locales[0]!;
}

async function mailedHandover(
  { db, mailer, settings }: HandoverMailDeps,
  { equipmentId, serialNumber, maker, construction, model }: FoundHandover,
  to: { locale: string; firstName: string; lastName: string; page: 'portal/units' | 'unit' },
): Promise<MailedHandover> {
  const { locale } = to;
  const markets = await db.selectFrom('market').select(['country', 'data']).execute();
  const country = markets.find(({ data }) => data.locales.includes(locale))?.country ?? settings.defaultCountry;
  return {
    locale,
    name: `${to.firstName} ${to.lastName}`.trim(),
    unitName: `${maker} ${construction ?? model ?? ''}`.trim(),
    serialNumber,
    address: settings.shopUrl && `${settings.shopUrl}/${locale}/${to.page}/${equipmentId}`,
    company: await companyLines(db, country, languageOf(locale)),
    sender: mailer!.senderName,
  };
}

async function send(mailer: Mailer, mail: Omit<Mail, 'attachments'>): Promise<string | null> {
  try {
    await mailer.send({ ...mail, attachments: [] });
    return null;
  } catch (error) {
    if (error instanceof MailRefusedError) return 'the mail server refuses the recipient';
    throw error;
  }
}
