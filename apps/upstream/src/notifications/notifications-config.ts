import { httpUrl, isLoopback, type Environment } from '@shop/server';
import { z } from 'zod';
import { isTrial } from '../is-trial.ts';
import type { NotificationSettings } from './notification-service.ts';

/** Environment variables of the notification service; its key also as `NOTIFICATIONS_KEY_FILE`. */
export const notificationVariables = {
  /** Base address of its API; https, or http on loopback with DEMO or SANDBOX. Without it nobody is notified. */
  NOTIFICATIONS_URL: httpUrl.optional(),
  /** Authenticates our calls. */
  NOTIFICATIONS_KEY: z
    .string()
    .regex(/^\S{16,}$/, 'must be one word of 16 characters or more')
    .optional(),
};

/** Requires the address with its key, the shop's own address, which notifications lead to, and https. */
export function notificationErrors(given: Environment): string[] {
  const { NOTIFICATIONS_URL: url, NOTIFICATIONS_KEY: key, SHOP_URL: shopUrl } = given;
  if (url === undefined) return key === undefined ? [] : ['NOTIFICATIONS_KEY: has no use without NOTIFICATIONS_URL'];
  const isSafe =
    !URL.canParse(url) || new URL(url).protocol === 'https:' || (isTrial(given) && isLoopback(new URL(url)));
  return [
    ...(key === undefined ? ['NOTIFICATIONS_KEY: is not set'] : []),
    ...(shopUrl === undefined ? ['SHOP_URL: is not set'] : []),
    ...(isSafe ? [] : ['NOTIFICATIONS_URL: must be https, or http on loopback with DEMO=true or SANDBOX=true']),
  ];
}

type Parsed = z.output<z.ZodObject<typeof notificationVariables>>;

/** Settings of the notification service, from a valid configuration; null without one. */
export const notificationsOf = ({
  NOTIFICATIONS_URL: url,
  NOTIFICATIONS_KEY: key,
}: Parsed): NotificationSettings | null => (url === undefined ? null : { url: url.replace(/\/$/, ''), key: key! });
