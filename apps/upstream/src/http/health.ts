import { healthz } from '@shop/server';
import { Router, type RequestHandler } from 'express';
import { sql } from 'kysely';
import { databaseDown, noMarketYet } from '../problem/problem.ts';
import type { Deps } from './deps.ts';

/**
 * `GET /healthz`: 200 while the database answers, else 503. `GET /readyz`: also 503, `no_market`, while there is no
 * catalogue.
 */
export function healthRoutes({ db, memory }: Pick<Deps, 'db' | 'memory'>): Router {
  const check = () =>
    sql`select 1`.execute(db).catch(() => {
      throw databaseDown();
    });
  async function checkCatalogue(): Promise<void> {
    await check();
    if (memory.current().reference.markets.length === 0) throw noMarketYet();
  }
  return Router()
    .get('/healthz', routeName('healthz'), healthz(check))
    .get('/readyz', routeName('readyz'), healthz(checkCatalogue));
}

const routeName =
  (name: string): RequestHandler =>
  (_request, response, next) => {
    response.locals['route'] = name;
    next();
  };
