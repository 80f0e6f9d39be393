import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { createMailer, MailRefusedError, type Mail } from './mailer.ts';

const mail: Mail = {
  to: 'anna@nordfrost.example',
  subject: 'Ihre Bestellung 240118 – größer',
  text: 'Guten Tag,\n\nčetiri ploče',
  html: '<p>Guten Tag</p>',
  id: 'order-1',
  attachments: [
    { filename: 'Auftragsbestätigung 240118.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' },
  ],
};

const received: string[] = [];
let server: SMTPServer;
let port: number;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody@'))
        done(Object.assign(new Error('no such mailbox nobody'), { responseCode: 550 }));
      else if (address.startsWith('busy@')) done(Object.assign(new Error('later'), { responseCode: 451 }));
      else done();
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const mailerAt = (url: string) => createMailer({ smtpUrl: url, from: 'Vadholm Orders <orders@shop.example>' });

describe('mail', () => {
  it('arrives as text and HTML with its attachment, from the configured sender', async () => {
    const mailer = mailerAt(`smtp://127.0.0.1:${port}`);
    expect(mailer.senderName).toBe('Vadholm Orders');
    await mailer.send(mail);
    await mailer.send(mail);
    mailer.close();
    expect(received).toHaveLength(2);
    for (const text of received) {
      expect(text).toContain('From: Vadholm Orders <orders@shop.example>');
      expect(text).toContain('To: anna@nordfrost.example');
      // the same mail sent again has the same id
      expect(text).toContain('Message-ID: <order-1@shop.example>');
      expect(text).toMatch(/multipart\/alternative/);
      expect(text).toContain(Buffer.from('%PDF-1.7').toString('base64'));
    }
  });

  it('cannot get more headers or recipients through user input', async () => {
    received.splice(0);
    const mailer = mailerAt(`smtp://127.0.0.1:${port}`);
    await mailer.send({ ...mail, subject: 'Order\r\nBcc: evil@mail.example\r\n\r\nbody' });
    mailer.close();
    expect(received[0]).not.toMatch(/^Bcc:/m);
  });

  it('distinguishes permanent refusals from temporary errors, and repeats no address', async () => {
    const failure = async (url: string, to: string): Promise<Error> => {
      const mailer = mailerAt(url);
      const error = await mailer.send({ ...mail, to }).then(
        () => new Error('sent'),
        (error: Error) => error,
      );
      mailer.close();
      return error;
    };
    const url = `smtp://127.0.0.1:${port}`;
    expect(await failure(url, 'nobody@mail.example')).toBeInstanceOf(MailRefusedError);
    for (const [address, to] of [
      [url, 'busy@mail.example'],
      ['smtp://127.0.0.1:9', mail.to],
      [`smtp://user:wrong@127.0.0.1:${port}`, mail.to],
    ] as const) {
      const error = await failure(address, to);
      expect(error).not.toBeInstanceOf(MailRefusedError);
      expect(error.message).toMatch(/^Mail server error/);
      expect(`${error.stack}`).not.toMatch(/busy@|anna@|wrong/);
    }
  });
});
