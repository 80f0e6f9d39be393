import { healthz } from '@shop/server';
import { Router } from 'express';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import { Problem } from '../problem/problem.ts';

/** `GET /healthz`: 200 while the database answers, else 503. */
export function healthRoute(db: Kysely<Database>): Router {
  const check = () =>
    sql`select 1`.execute(db).catch(() => {
      throw new Problem(503, 'database_down', 'The database does not answer');
    });
  return Router().get(
    '/healthz',
    (_request, response, next) => {
      response.locals['route'] = 'healthz';
      next();
    },
    healthz(check),
  );
}
