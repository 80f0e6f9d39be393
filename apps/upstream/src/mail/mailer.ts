import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail-config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Part of Message-ID: mailboxes show a mail that is sent again only once. */
  id: string;
  attachments: { filename: string; content: Buffer; contentType: string }[];
}

export interface Mailer {
  /** Name of the sender; empty when only an address is configured. */
  readonly senderName: string;
  /** Throws MailRefusedError, or any other error when a retry may help. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server refuses this mail for good, for example because of its recipient (SMTP 5xx). */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** Time limits for each step of an SMTP conversation, and for all of it. */
const stepMs = 5_000;
const wholeMs = 10_000;

/** Creates a client of the configured SMTP server. */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    dnsTimeout: stepMs,
    socketTimeout: wholeMs,
  });
  const [, name = '', address = from] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  const domain = address.split('@')[1] ?? 'localhost';
  return {
    senderName: name,
    async send({ id, ...mail }) {
      try {
        await withinTime(transport.sendMail({ ...mail, from, messageId: `<${id}@${domain}>` }));
      } catch (error) {
        const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
        // wrong credentials are our error, whatever the response code
        if (responseCode >= 500 && code !== 'EAUTH') throw new MailRefusedError(`SMTP ${responseCode}`);
        // the message of a mail server may repeat the recipient
        throw new Error(`Mail server error: ${code ?? 'no answer'}`);
      }
    },
    close: () => transport.close(),
  };
}

async function withinTime(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), wholeMs);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
