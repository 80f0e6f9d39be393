import type { NotificationJob } from '@shop/commerce-model';
import { sql } from 'kysely';
import { findPlaced, orderAddress } from '../orders/mails/send-order-confirmation.ts';
import { quoteAddress } from '../quotes/mails/send-quote-mails.ts';
import { findHandover } from '../units/mails/send-handover-mails.ts';
import { cleaningDue } from './cleaning-due.ts';
import { notifyOwners, type ReadyDeps } from './notify-owners.ts';
import type { Notification, NotificationService } from './notification-service.ts';

export interface NotificationDeps extends Omit<ReadyDeps, 'notifications'> {
  /** Null when none is configured. */
  notifications: NotificationService | null;
}

type Job<About> = Extract<NotificationJob, { about: About }>;

/**
 * Notifies who is concerned. Returns null when delivered, or the reason why it never will be; throws when a retry may
 * help.
 */
export async function sendNotification(deps: NotificationDeps, job: NotificationJob): Promise<string | null> {
  const { notifications } = deps;
  if (notifications === null) return 'no notification service is configured';
  const ready = { ...deps, notifications };
  switch (job.about) {
    case 'orderShipped':
      return deliver(ready, await orderShipped(ready, job));
    case 'offerArrived':
      return deliver(ready, await offerArrived(ready, job));
    case 'approvalWaiting':
      return approvalWaiting(ready, job);
    case 'cleaningDue':
      return cleaningDue(ready, job);
  }
}

const deliver = async ({ notifications }: ReadyDeps, wanted: Notification | string): Promise<string | null> =>
  typeof wanted === 'string' ? wanted : notifications.deliver(wanted);

async function orderShipped({ db, settings }: ReadyDeps, job: Job<'orderShipped'>): Promise<Notification | string> {
  const { about, orderId, shipmentId } = job;
  const order = await findPlaced(db, orderId);
  if (!order?.oid) return 'nobody with an account placed it';
  return {
    id: `shipped-${orderId}-${shipmentId}`,
    recipient: order.oid,
    about,
    values: { orderNumber: order.order_number },
    address: settings.shopUrl && orderAddress(settings.shopUrl, order),
  };
}

async function offerArrived({ db, settings }: ReadyDeps, job: Job<'offerArrived'>): Promise<Notification | string> {
  const { about, offerId, revision } = job;
  const { rows } = await sql<{
    oid: string | null;
    number: string;
    locale: string;
    companySite: string | null;
    supplier: string;
  }>`
    select oid, number, locale, company_site as "companySite",
      concat_ws(', ', partner.name, nullif(partner_location.name, '')) as supplier
    from quote_offer join quote_request on number = request_number
      join partner_location on partner_location.id = location_id join partner on partner.id = partner_id
    where quote_offer.id = ${offerId} and quote_offer.state = 'offered'`.execute(db);
  const [offer] = rows;
  if (!offer) return 'the offer has moved on';
  if (offer.oid === null) return 'nobody with an account asked for it';
  return {
    id: `offer-${offerId}-${revision}`,
    recipient: offer.oid,
    about,
    values: { quoteNumber: offer.number, supplier: offer.supplier },
    address: settings.shopUrl && quoteAddress(settings.shopUrl, offer),
  };
}

async function approvalWaiting(deps: ReadyDeps, { about, handoverId }: Job<'approvalWaiting'>): Promise<string | null> {
  const handover = await findHandover(deps.db, handoverId);
  if (handover?.state !== 'pending') return 'taken back or decided meanwhile';
  return notifyOwners(deps, handover.equipmentId, {
    id: `handover-${handoverId}`,
    about,
    values: { serialNumber: handover.serialNumber, askedBy: handover.askedBy },
  });
}
