import type { Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';

/**
 * The same database without transactions, each statement on its own: with the embedded database's single connection a
 * transaction acts as a lock.
 */
export const statementsAlone = (db: Kysely<Database>): Kysely<Database> =>
  new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute: (work: (db: unknown) => unknown) => work(target) });
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
