import { healthz } from '@shop/server';
import { Router } from 'express';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import { databaseDown } from '../problem/problem.ts';

/** `GET /healthz`: 200 while the database answers, else 503. */
export function healthRoute(db: Kysely<Database>): Router {
  const check = () =>
    sql`select 1`.execute(db).catch(() => {
      throw databaseDown();
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
