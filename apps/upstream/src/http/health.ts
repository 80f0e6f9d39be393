import { healthz } from '@shop/server';
import { Router, type RequestHandler } from 'express';
import { sql } from 'kysely';
import { databaseDown, noMarketYet } from '../problem/problem.ts';
import type { Deps } from './deps.ts';

/**
 * `GET /healthz`: the process lives; it says nothing of the database, because a restart does not repair it. `GET /readyz`:
 * 503 while the database does not answer (`database_down`) or there is no catalogue (`no_market`).
 */
export function healthRoutes({ db, memory }: Pick<Deps, 'db' | 'memory'>): Router {
  async function checkData(): Promise<void> {
    await sql`select 1`.execute(db).catch(() => {
      throw databaseDown();
    });
    if (memory.current().reference.markets.length === 0) throw noMarketYet();
  }
  return Router()
    .get('/healthz', routeName('healthz'), healthz())
    .get('/readyz', routeName('readyz'), healthz(checkData));
}

const routeName =
  (name: string): RequestHandler =>
  (_request, response, next) => {
    response.locals['route'] = name;
    next();
  };
