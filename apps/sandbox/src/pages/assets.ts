import { Router } from 'express';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Style sheet, icon, and the two files of the shop's font: people who come from the shop should not see that they left it. */
const assets = [
  ['sandbox.css', 'text/css', new URL('./sandbox.css', import.meta.url)],
  ['icon.svg', 'image/svg+xml', new URL('./icon.svg', import.meta.url)],
  ...['archivo-latin-wght-normal.woff2', 'archivo-latin-ext-wght-normal.woff2'].map(
    (name) => [name, 'font/woff2', require.resolve(`@shop/design-system/fonts/${name}`)] as const,
  ),
] as const;

/** The files that all pages of the sandbox use. */
export function assetRoutes(): Router {
  const router = Router();
  for (const [name, type, file] of assets) {
    const content = readFileSync(file);
    router.get(`/assets/${name}`, (_request, response) => {
      response.setHeader('cache-control', 'no-cache').type(type).send(content);
    });
  }
  return router;
}
