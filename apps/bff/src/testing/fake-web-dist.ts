import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const entryServer = `
export const bootScript = 'document.documentElement.dataset.script="on"';
export const pageQueryParameters = ['q'];
export const pageNames = ['cart'];
export const localePath = (locale) => '/' + locale + '/';
export const sitemapEntries = () => [];
export const categoryPaths = () => [];
export async function render({ url, fetcher, signal }) {
  const settings = '/settings?language=en&country=GB&locale=en-gb&t=1';
  const response = await fetcher({ method: 'GET', url: settings, headers: {}, signal, anonymous: false });
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, html: url + (await response.text()) };
}
`;

/** Creates a folder that a separate BFF process can load as the built web app. */
export function createFakeWebDist(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bff-web-'));
  mkdirSync(join(folder, 'server'));
  mkdirSync(join(folder, 'client', '.vite'), { recursive: true });
  mkdirSync(join(folder, 'client', 'assets'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'server', 'entry-server.js'), entryServer);
  writeFileSync(join(folder, 'client', '.vite', 'manifest.json'), '{}');
  return folder;
}
