import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { createMetrics } from '../operations/metrics.ts';

// prints the names and labels of all metrics as JSON, for the test of alert rules and dashboards
const identity = { service: 'upstream', instance: 'upstream:1', version: '0.0.0', revision: 'none' };
const pool = { state: { size: 0, idle: 0, waiting: 0, max: 1 }, cancelledStatements: 0 };
const openSearch = { state: 'current', answered: new Map<string, number>() } as const;
const { registry } = createMetrics({} as Kysely<Database>, identity, pool, { all: [] }, openSearch);
const described = registry.getMetricsAsArray().map((metric) => ({
  name: metric.name,
  type: metric.type,
  labels: 'labelNames' in metric ? metric.labelNames : [],
}));
process.stdout.write(JSON.stringify(described), () => process.exit(0));
