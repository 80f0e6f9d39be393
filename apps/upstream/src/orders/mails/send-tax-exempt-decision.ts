import type { TaxExempt } from '@shop/api-contracts';
import { sql } from 'kysely';
import { companyLines } from '../../mail/company-lines.ts';
import { longDay, mailOfPage } from '../../mail/mail-page.ts';
import { MailRefusedError } from '../../mail/mailer.ts';
import { confirmationTexts } from './order-confirmation-mail.ts';
import type { ConfirmationDeps } from './send-order-confirmation.ts';

/** A decided certificate, as its mail needs it. */
export interface DecidedTaxExempt {
  state: TaxExempt['state'];
  refusal: TaxExempt['refusal'];
  stateCode: string;
  /** ISO day. */
  expiryDate: string;
  /** As in addresses; determines language and formats. */
  locale: string;
  firstName: string;
  lastName: string;
  company: string[];
  /** Address of the page of certificates; null when the shop's address is not configured. */
  address: string | null;
  sender: string;
}

/** Tells whether a certificate was accepted or refused, and why. */
export function taxExemptDecisionMail(exempt: DecidedTaxExempt): ReturnType<typeof mailOfPage> {
  const { state, refusal, stateCode, expiryDate, locale, firstName, lastName, company, address, sender } = exempt;
  const t = confirmationTexts(locale);
  const name = `${firstName} ${lastName}`.trim();
  const isAccepted = state === 'accepted';
  return mailOfPage({
    language: new Intl.Locale(locale).toString(),
    title: t(isAccepted ? 'exemption.accepted.subject' : 'exemption.refused.subject', { state: stateCode }),
    greeting: name === '' ? t('greeting') : t('greetingTo', { name }),
    introduction: isAccepted
      ? t('exemption.accepted')
      : [t('exemption.refused'), refusal && t(`exemption.refused.${refusal}`)].filter(Boolean).join(' '),
    facts: [
      [t('exemption.state'), stateCode],
      [t('exemption.validUntil'), longDay(expiryDate, locale)],
    ],
    remark: '',
    link: address === null ? null : { address, text: t('exemption.see') },
    lines: null,
    closing: isAccepted ? [] : [t('exemption.refused.next')],
    company,
    sender,
  });
}

/**
 * Mails the decision about a certificate to who sent it, unless that is what they were told last: of decisions that are
 * changed quickly only the last one counts. Returns null when sent, or the reason why it never will be;
 * throws when a retry may help.
 */
export async function sendTaxExemptDecision(
  { db, mailer, settings }: Pick<ConfirmationDeps, 'db' | 'mailer' | 'settings'>,
  { taxExemptId: id, decidedAt }: { taxExemptId: string; decidedAt?: string },
): Promise<string | null> {
  if (mailer === null) return 'no mail server is configured';
  const exempt = await db
    .selectFrom('tax_exempt')
    .innerJoin('person', 'person.oid', 'tax_exempt.added_by')
    .select([
      'state',
      'told_state as toldState',
      'refusal',
      'state_code as stateCode',
      'tax_exempt.locale',
      'person.email',
    ])
    .select(['first_name as firstName', 'last_name as lastName', sql<string>`expiry_date::text`.as('expiryDate')])
    .where('tax_exempt.id', '=', id)
    .executeTakeFirst();
  if (!exempt) return 'removed meanwhile';
  if (exempt.state === 'received') return 'to be decided again';
  if (exempt.state === exempt.toldState) return 'told already';
  // jobs run side by side, and both would tell what holds now
  if (decidedAt !== undefined && (await isDecidedSince(db, id, decidedAt))) return 'decided again';
  const locale = exempt.locale ?? 'en-us';
  const mail = taxExemptDecisionMail({
    ...exempt,
    locale,
    // certificates exist in the United States only
    company: await companyLines(db, 'US', locale),
    address: settings.shopUrl && `${settings.shopUrl}/${locale}/portal/taxexempts`,
    sender: mailer.senderName,
  });
  let refused: string | null = null;
  try {
    await mailer.send({
      ...mail,
      to: exempt.email,
      id: `exemption-${id}-${exempt.state}-${decidedAt === undefined ? 0 : Date.parse(decidedAt)}`,
      attachments: [],
    });
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error;
    refused = 'the mail server refuses the recipient';
  }
  await db.updateTable('tax_exempt').set({ told_state: exempt.state }).where('id', '=', id).execute();
  return refused;
}

/** Whether another decision about the certificate was made later, which has a job of its own. */
async function isDecidedSince(db: ConfirmationDeps['db'], id: string, decidedAt: string): Promise<boolean> {
  const { rows } = await sql`
    select from outbox where key like ${`taxExemptDecided ${id} %`}
      and (errand ->> 'decidedAt')::timestamptz > ${decidedAt}::timestamptz limit 1`.execute(db);
  return rows.length > 0;
}
