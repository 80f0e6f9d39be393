import { languageTags } from '@shop/i18n/server';
import { readFileSync } from 'node:fs';

const texts = (language: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/messages/${language}.json`, 'utf8')) as Record<string, string>;

test.each([
  ['shell.chunkFailed', 'Loading chunk failed'],
  ['shell.cssChunkFailed', 'Loading CSS chunk failed'],
  ['shell.terms.fetchFailed', 'An error occurred when fetching the terms and conditions'],
])('N12: %s is, in English, the specified text', (key, text) => {
  expect(texts('en')[key]).toBe(text);
});

test.each(languageTags)('N12: the specified error key has title and message in %s', (language) => {
  const own = texts(language);
  expect(own['ERROR_APPLICATION_NOT_AVAILABLE.title']).toBeTruthy();
  expect(own['ERROR_APPLICATION_NOT_AVAILABLE.message']).toBeTruthy();
});
