import { createTransport, type SendMailOptions } from 'nodemailer';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { startSandbox, type RunningSandbox } from '@shop/server/testing';

let sandbox: RunningSandbox;
beforeAll(async () => void (sandbox = await startSandbox()));
afterAll(async () => void (await sandbox.stop()));

const send = (mail: SendMailOptions) =>
  createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, ignoreTLS: true }).sendMail({
    from: 'Vadholm <orders@vadholm.example>',
    ...mail,
  });

const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\r\n'),
  Buffer.from(Array.from({ length: 3_000 }, (_, at) => at % 256)),
]);

describe('mail of the shop', () => {
  it('arrives complete: text, markup and files, with letters of all languages', async () => {
    await send({
      to: ['Anna@Hamnverket.example', 'copy@hamnverket.example'],
      subject: 'Beställning 100 042 – bekräftelse på plattvärmeväxlare åäö, дан žđš',
      text: 'Tack för din beställning.\n\nLeverans: vecka 49 – šest žica čelične ploče = 3 %.\n.punkt först',
      html: '<p>Tack för din <b>beställning</b>.</p>',
      headers: { 'content-language': 'sv' },
      attachments: [
        { filename: 'Orderbekräftelse – 100042 (kopia av den långa beställningen).pdf', content: pdf },
        { filename: 'order lines.txt', content: 'P-100;2' },
      ],
    });
    const [mail] = await sandbox.mailTo('anna@hamnverket.example');
    expect(await sandbox.mailTo('copy@hamnverket.example')).toHaveLength(1);
    expect(mail).toMatchObject({
      recipient: 'anna@hamnverket.example',
      sender: 'orders@vadholm.example',
      subject: 'Beställning 100 042 – bekräftelse på plattvärmeväxlare åäö, дан žđš',
      body: 'Tack för din beställning.\n\nLeverans: vecka 49 – šest žica čelične ploče = 3 %.\n.punkt först',
      language: 'sv',
      hasHtml: true,
    });
    const [file] = mail!.attachments;
    expect(file).toMatchObject({
      name: 'Orderbekräftelse – 100042 (kopia av den långa beställningen).pdf',
      type: 'application/pdf',
      bytes: pdf.length,
    });
    expect(mail!.attachments.slice(1)).toMatchObject([{ name: 'order lines.txt', type: 'text/plain', bytes: 7 }]);
    const download = await fetch(`${sandbox.url}/mail/attachments/${file!.id}`);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(Buffer.from(await download.arrayBuffer()).equals(pdf)).toBe(true);
    const page = await (await fetch(`${sandbox.url}/mail?to=anna@hamnverket.example`)).text();
    expect(page).toContain('<div lang="sv">');
    expect(page).toContain(`href="/mail/attachments/${file!.id}"`);
  });

  it('can be plain text only', async () => {
    await send({ to: 'kai@x.example', subject: 'Hello', text: 'One line' });
    expect((await sandbox.mailTo('kai@x.example'))[0]).toMatchObject({
      body: 'One line',
      hasHtml: false,
      attachments: [],
    });
  });

  it('can contain markup, which runs no script and loads nothing', async () => {
    await send({
      to: 'mallory@x.example',
      subject: 'x',
      html: '<script>alert(1)</script><img src="https://x.example/y">',
      attachments: [{ filename: 'note.txt', content: 'not the message' }],
    });
    const [mail] = await sandbox.mailTo('mallory@x.example');
    expect(mail).toMatchObject({ body: '', attachments: [{ name: 'note.txt' }] });
    const page = await (await fetch(`${sandbox.url}/mail?to=mallory@x.example`)).text();
    expect(page).not.toContain('<script');
    const shown = await fetch(`${sandbox.url}/mail/${mail!.id}/html`);
    expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect((await fetch(`${sandbox.url}/mail/999999/html`)).status).toBe(404);
    expect((await fetch(`${sandbox.url}/mail/attachments/999999`)).status).toBe(404);
  });

  it('is accepted on loopback only', async () => {
    const free = createServer().listen(sandbox.smtpPort, '127.0.0.2');
    await once(free, 'listening');
    await new Promise((resolve) => free.close(resolve));
  });
});
