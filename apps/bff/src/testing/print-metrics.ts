import { createDeps } from '../deps.ts';
import { createFakeWeb } from './fake-web-bundle.ts';
import { testConfig } from './start-bff.ts';

// prints the names and labels of all metrics as JSON, for the test of alert rules and dashboards
const { metrics } = createDeps(testConfig('http://127.0.0.1:1', { LOG_LEVEL: 'silent' }), createFakeWeb());
const described = metrics.registry.getMetricsAsArray().map((metric) => ({
  name: metric.name,
  type: metric.type,
  labels: 'labelNames' in metric ? metric.labelNames : [],
}));
process.stdout.write(JSON.stringify(described), () => process.exit(0));
