import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

interface Described {
  name: string;
  type: string;
  labels: string[];
}

/** Series of all metrics that the servers have, by name, with their labels. */
export function readKnownMetrics(): Map<string, string[]> {
  const known = new Map<string, string[]>([['up', []]]);
  for (const app of ['bff', 'upstream']) {
    const file = join(root, `apps/${app}/src/testing/print-metrics.ts`);
    const printed = execFileSync(
      process.execPath,
      ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning', file],
      { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    );
    for (const { name, type, labels } of JSON.parse(printed) as Described[]) {
      const suffixes = type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
      for (const suffix of suffixes) known.set(name + suffix, labels);
    }
  }
  return known;
}
