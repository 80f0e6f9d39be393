import { Counter, Gauge, type Registry } from 'prom-client';
import type { ObservedPool } from '../database/connection.ts';

/** Metrics of the connections to a PostgreSQL server. */
export function registerPoolMetrics(pool: ObservedPool, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'upstream_database_pool_connections',
    help: 'Connections to the database by state: used, idle',
    labelNames: ['state'],
    registers,
    collect() {
      const { size, idle } = pool.state;
      this.set({ state: 'used' }, size - idle);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'upstream_database_pool_max_connections',
    help: 'Connections that this process may have',
    registers,
    collect() {
      this.set(pool.state.max);
    },
  });
  new Gauge({
    name: 'upstream_database_pool_waiting',
    help: 'Statements and transactions that wait for a connection',
    registers,
    collect() {
      this.set(pool.state.waiting);
    },
  });
  new Counter({
    name: 'upstream_database_cancelled_statements_total',
    help: 'Statements that the database has ended: they took longer than DATABASE_STATEMENT_TIMEOUT_MS, or an operator did',
    registers,
    collect() {
      this.reset();
      this.inc(pool.cancelledStatements);
    },
  });
}
