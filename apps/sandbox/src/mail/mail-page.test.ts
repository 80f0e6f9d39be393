import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../database.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { mailPage } from './mail-page.ts';

let directory: string;
let database: ReturnType<typeof openDatabase>;
let mailbox: Mailbox;
let server: Server;
let url: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'shop-mail-'));
  database = openDatabase(directory);
  mailbox = createMailbox(database);
  server = createServer(express().use(mailPage(mailbox))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  database.close();
  await rm(directory, { recursive: true, force: true });
});

const mail = { recipient: 'a@x.example', sender: 's@x.example', subject: 'Hello', body: 'Text', language: 'en' };
const page = async (path = '/mail') => (await fetch(url + path)).text();

describe('the mailbox', () => {
  it('explains an empty page', async () => {
    expect(await page()).toContain('No messages yet.');
  });

  it('shows the newest message first, with its code on a separate line', async () => {
    mailbox.deliver({ ...mail, subject: 'First' });
    mailbox.deliver({ ...mail, subject: 'Second', code: '012345' });
    const text = await page();
    expect(text.indexOf('Second')).toBeLessThan(text.indexOf('First'));
    expect(text).toContain('<p class="code">012345</p>');
  });

  it('shows each address only its own messages', async () => {
    mailbox.deliver(mail);
    mailbox.deliver({ ...mail, recipient: 'b+1@x.example', subject: 'Only for b' });
    expect(await page('/mail?to=a@x.example')).not.toContain('Only for b');
    expect(await page(`/mail?to=${encodeURIComponent('B+1@x.example')}`)).toContain('Only for b');
  });

  it('escapes markup in messages', async () => {
    const hostile = `"><script>alert('1')</script><img src=x onerror=alert(1)>`;
    mailbox.deliver({
      recipient: hostile,
      sender: hostile,
      subject: hostile,
      body: hostile,
      code: hostile,
      language: hostile,
    });
    const text = await page(`/mail?to=${encodeURIComponent(hostile)}`);
    expect(text).not.toMatch(/<script|<img/);
    expect(text).toContain('&#60;script&#62;');
  });

  it('keeps the latest 500 messages', () => {
    for (let count = 0; count < 520; count += 1) mailbox.deliver(mail);
    expect(database.prepare('SELECT count(*) AS count FROM mail').get()).toEqual({ count: 500 });
  });
});
