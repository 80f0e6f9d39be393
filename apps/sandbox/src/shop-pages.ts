import { readFileSync } from 'node:fs';
import express, { type RequestHandler, type Router } from 'express';

/** Pages of the shop, and of nobody else, may read the answers: for services that the browser calls from there. */
export function readableByShop(shopUrl: string): RequestHandler {
  return (request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('access-control-allow-origin', shopUrl);
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    response.setHeader('vary', 'origin');
    if (request.method === 'OPTIONS') response.status(204).end();
    else next();
  };
}

/** Serves a script for the browser. It cannot see from where it was loaded after a redirect, so `{ORIGIN}` in it is replaced. */
export function serveScript(router: Router, path: string, file: URL, publicUrl: string): void {
  const content = readFileSync(file, 'utf8').replace('{ORIGIN}', publicUrl);
  router.get(path, (_request, response) => void response.type('text/javascript').send(content));
}

export const readJson = express.json({ limit: '20kb' });
