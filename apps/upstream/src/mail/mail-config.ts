import type { Environment } from '@shop/server';
import { z } from 'zod';

/** Environment variables of outgoing mail; SMTP_URL also as SMTP_URL_FILE. */
export const mailVariables = {
  /** `smtps://user:password@host:465` or `smtp://host:587` (STARTTLS where the server offers it). Without it no mail is sent. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address like smtps://user:password@host:465' }).optional(),
  /** Sender: `Nordkern <orders@shop.example>`. Required with SMTP_URL. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*\S@\S[^\r\n]*$/, 'must be an address, with or without a name')
    .optional(),
};

export interface MailSettings {
  smtpUrl: string;
  from: string;
}

/** Requires both variables and the shop's address, which mails link to, or none. */
export function mailErrors(given: Environment): string[] {
  if (given['SMTP_URL'] === undefined) {
    return given['MAIL_FROM'] === undefined ? [] : ['MAIL_FROM: has no use without SMTP_URL'];
  }
  const needsShopUrl = given['SHOP_URL'] === undefined && given['PAYMENT_PROVIDER'] === undefined;
  return [
    ...(given['MAIL_FROM'] === undefined ? ['MAIL_FROM: is not set'] : []),
    ...(needsShopUrl ? ['SHOP_URL: is not set'] : []),
  ];
}

/** Settings of the mail server, from a valid configuration; null: no mail is sent. */
export const mailOf = (data: z.output<z.ZodObject<typeof mailVariables>>): MailSettings | null =>
  data.SMTP_URL === undefined ? null : { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM! };
