import { Router } from 'express';
import type { AppSettings } from './deps.ts';
import { openApiDocument } from './open-api.ts';

/** `GET /openapi.json`, generated at the first request. */
export function openApiRoute({ demo }: AppSettings): Router {
  let text: string | undefined;
  return Router().get('/openapi.json', (_request, response) => {
    response.locals['route'] = 'openapi';
    text ??= JSON.stringify(openApiDocument({ demo }));
    response.type('application/json').end(text);
  });
}
