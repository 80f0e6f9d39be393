import type { Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';

/** The same database, every statement for itself: embedded there is one connection, and a transaction is a lock. */
export const statementsAlone = (db: Kysely<Database>): Kysely<Database> =>
  new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute: (work: (db: unknown) => unknown) => work(target) });
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
