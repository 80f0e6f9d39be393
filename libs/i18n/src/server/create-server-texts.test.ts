import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServerTexts } from './create-server-texts.ts';
import { readMessages } from './read-messages.ts';

let folder: string;
const write = (file: string, texts: Record<string, string>) => writeFileSync(join(folder, file), JSON.stringify(texts));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  write('en.json', { weight: 'It weighs {weight, number} kg' });
  write('sv.json', { weight: 'Den väger {weight, number} kg' });
});
afterEach(() => rmSync(folder, { recursive: true }));

const textsOf = () => createServerTexts<'weight' | 'stop', { weight: { weight: number } }>(folder);

test('N7: a server uses language and digits of a locale, English for unknown ones', () => {
  const textsFor = textsOf();
  expect(textsFor('sv-SE')('weight', { weight: 1234.5 })).toBe('Den väger 1\u00a0234,5 kg');
  expect(textsFor('en-US')('weight', { weight: 1234.5 })).toBe('It weighs 1,234.5 kg');
  expect(textsFor('en-IN')('weight', { weight: 123456 })).toBe('It weighs 1,23,456 kg');
  expect(textsFor('da-DK')('weight', { weight: 1 })).toBe('It weighs 1 kg');
});

test('values keep the text that a user entered', () => {
  write('en.json', { line: '{name} ({number})' });
  const t = createServerTexts<'line', { line: { name: string; number: string } }>(folder)('en');
  expect(t('line', { name: '{number} \\x0aTotal', number: 'C:\\u0041' })).toBe('{number} \\x0aTotal (C:\\u0041)');
});

test('N7: a shared text is linked', () => {
  write('links.json', { stop: 'cancel' });
  expect(textsOf()('sv')('stop')).toBe('Avbryt');
});

test('a link to a missing text, or one that hides a text, is refused', () => {
  write('links.json', { stop: 'nothing.like.this' });
  expect(() => readMessages(folder, 'sv')).toThrow('stop links to nothing.like.this, which is no shared text in sv');
  write('links.json', { weight: 'cancel' });
  expect(() => readMessages(folder, 'sv')).toThrow('weight is a text in sv.json and a link');
});

test('a missing argument does not compile on servers either', () => {
  const t = textsOf()('en');
  // @ts-expect-error the weight is missing
  expect(t('weight')).toContain('It weighs');
});
