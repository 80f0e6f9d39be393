import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fills a folder like the build of the web app: one page, rendered after one API call. Returns the folder. */
export function standInWebDist(path: string): string {
  mkdirSync(join(path, 'client/.vite'), { recursive: true });
  mkdirSync(join(path, 'server'));
  writeFileSync(join(path, 'client/.vite/manifest.json'), '{}');
  writeFileSync(
    join(path, 'server/entry-server.js'),
    `export const bootScript = '';
export const pageQueryParameters = [];
export const pageNames = [];
export const scannerPath = '/unit/scan';
export const localePath = (locale) => '/' + locale + '/';
export const sitemapEntries = () => [];
export const categoryPaths = () => [];
export async function render({ fetcher, signal }) {
  const url = '/settings?language=en&country=GB&locale=en-gb&t=1';
  const { status } = await fetcher({ method: 'GET', url, headers: {}, signal, anonymous: false });
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, html: '<h1>A page</h1>' };
}
`,
  );
  return path;
}
