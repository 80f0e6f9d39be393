import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';
import { parseMessage } from './parse-message.ts';

interface Options {
  /** 0 takes a free one. */
  port: number;
  mailbox: Mailbox;
  log: Pick<Logger, 'error'>;
}

const maxMessageBytes = 25 * 1024 * 1024;
const maxClients = 20;

/**
 * Accepts mail to any address and stores it in the mailbox: plain SMTP without sign-in, reachable only from this
 * machine.
 */
export async function startMailServer({ port, mailbox, log }: Options) {
  const server = new SMTPServer({
    name: 'sandbox',
    banner: 'Vadholm sandbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMessageBytes,
    maxClients: maxClients,
    logger: false,
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then((raw) => {
          if (stream.sizeExceeded) return done(Object.assign(new Error('Too large'), { responseCode: 552 }));
          const message = parseMessage(raw);
          const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
          for (const { address } of envelope.rcptTo)
            mailbox.deliver({ ...message, recipient: address.toLowerCase(), sender });
          done();
        })
        .catch((error: Error) => {
          log.error({ err: error }, 'a message was not kept');
          done(Object.assign(new Error('Not kept'), { responseCode: 451 }));
        });
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  server.on('error', (error: Error) => log.error({ err: error }, 'the mail server failed'));
  return {
    port: (listening.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
