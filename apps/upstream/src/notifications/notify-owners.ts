import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { AppSettings } from '../http/deps.ts';
import { defaultLocale, findReceivers } from '../units/mails/send-handover-mails.ts';
import type { Notification, NotificationService } from './notification-service.ts';

/** What notifying needs where a service is configured. */
export interface ReadyDeps {
  db: Kysely<Database>;
  notifications: NotificationService;
  settings: Pick<AppSettings, 'shopUrl' | 'defaultCountry'>;
}

/** Notifies who registered a unit, else people of the customer who has it, with the way to its page. */
export async function notifyOwners(
  deps: ReadyDeps,
  equipmentId: string,
  notification: Pick<Notification, 'id' | 'about' | 'values'>,
): Promise<string | null> {
  const { db, notifications, settings } = deps;
  const receivers = await findReceivers(db, equipmentId);
  if (receivers.length === 0) return 'nobody has the unit any more';
  const results: (string | null)[] = [];
  for (const { oid, locale } of receivers) {
    const page = `${locale ?? (await defaultLocale(deps))}/portal/units/${equipmentId}`;
    results.push(
      await notifications.deliver({
        ...notification,
        id: `${notification.id}-${oid}`,
        recipient: oid,
        address: settings.shopUrl && `${settings.shopUrl}/${page}`,
      }),
    );
  }
  return results.includes(null) ? null : results[0]!;
}
