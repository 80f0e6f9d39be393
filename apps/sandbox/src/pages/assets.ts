import { Router } from 'express';
import { readFileSync } from 'node:fs';

const assets = [
  ['sandbox.css', 'text/css'],
  ['icon.svg', 'image/svg+xml'],
] as const;

/** The style sheet and the icon of the sandbox's pages. */
export function assetRoutes(): Router {
  const router = Router();
  for (const [name, type] of assets) {
    const content = readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
    router.get(`/assets/${name}`, (_request, response) => {
      response.setHeader('cache-control', 'no-cache').type(type).send(content);
    });
  }
  return router;
}
