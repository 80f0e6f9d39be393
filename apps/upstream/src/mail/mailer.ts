import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail-config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Part of Message-ID: a mail that is sent again is the same mail, which mailboxes show once. */
  id: string;
  attachments: { filename: string; content: Buffer; contentType: string }[];
}

export interface Mailer {
  /** Name of the sender, empty where only an address is configured. */
  readonly senderName: string;
  /** Throws MailRefusedError, and any other error where sending it again may help. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Thrown where the mail server says that it will never take this mail, for its recipient say (5xx of SMTP). */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** For each step of a conversation with the mail server, and for all of it. */
const stepMs = 5_000;
const wholeMs = 10_000;

/** Sends mail through the SMTP server of the configuration. */
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
        // wrong credentials are an error of ours, whatever their number
        if (responseCode >= 500 && code !== 'EAUTH') throw new MailRefusedError(`SMTP ${responseCode}`);
        // the words of a mail server may repeat the recipient
        throw new Error(`The mail server did not take the mail: ${code ?? 'no answer'}`);
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
