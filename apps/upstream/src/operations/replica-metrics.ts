import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReadReplicas } from '../database/replicas/read-replicas.ts';
import { replicaStates } from '../database/replicas/replica.ts';

/** Metrics of the servers that answer reads of the catalogue. */
export function registerReplicaMetrics({ all }: Pick<ReadReplicas, 'all'>, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'upstream_database_replica_state',
    help: `1 for the state that a read replica is in: ${replicaStates.join(', ')}; only a current one is used`,
    labelNames: ['replica', 'state'],
    registers,
    collect() {
      for (const { host, state } of all)
        for (const one of replicaStates) this.set({ replica: host, state: one }, Number(one === state));
    },
  });
  new Counter({
    name: 'upstream_database_replica_failed_statements_total',
    help: 'Statements that a read replica did not answer, so that the primary was asked',
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset();
      for (const { host, failedStatements } of all) this.inc({ replica: host }, failedStatements);
    },
  });
}
