import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { readKnownMetrics } from './known-metrics.ts';
import { promtool, wherePromtoolIs } from './promtool.ts';
import { readExpression } from './promql.ts';
import { readRules } from './read-rules.ts';

interface Dashboard {
  uid: string;
  panels: { id: number; title: string; targets: { expr: string; legendFormat: string }[] }[];
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const rules = readRules(read('deploy/prometheus/rules.yaml'));
const alerts = rules.filter(({ alert }) => alert !== undefined);
const dashboards = globSync('deploy/grafana/*.json', { cwd: root }).map((file) => ({
  file,
  dashboard: JSON.parse(read(file)) as Dashboard,
}));

/** What of an expression no server has; recorded series have the labels of their own expression. */
function unknownIn(expression: string, known: ReadonlyMap<string, string[]>): string[] {
  const { selected, grouped } = readExpression(expression);
  const missing = selected.flatMap(({ name, labels }) => {
    const own = known.get(name);
    return own ? labels.filter((label) => !own.includes(label)).map((label) => `${name}{${label}}`) : [name];
  });
  const all = new Set(selected.flatMap(({ name }) => known.get(name) ?? []));
  return [...missing, ...grouped.filter((label) => !all.has(label)).map((label) => `by (${label})`)];
}

function knownWithRecorded(): Map<string, string[]> {
  const known = readKnownMetrics();
  for (const { record, expr } of rules) if (record !== undefined) known.set(record, readExpression(expr).grouped);
  return known;
}

describe('alert rules and dashboards', () => {
  it('name metrics and labels that the servers have', () => {
    const known = knownWithRecorded();
    const ofRules = rules.map(({ alert, record, expr }) => ({
      where: alert ?? record,
      unknown: unknownIn(expr, known),
    }));
    const ofPanels = dashboards.flatMap(({ file, dashboard }) =>
      dashboard.panels.flatMap(({ title, targets }) =>
        targets.map(({ expr }) => ({ where: `${file}: ${title}`, unknown: unknownIn(expr, known) })),
      ),
    );
    expect(ofRules.length).toBeGreaterThan(10);
    expect(ofPanels.length).toBeGreaterThan(10);
    expect([...ofRules, ...ofPanels].filter(({ unknown }) => unknown.length > 0)).toEqual([]);
  });

  it('are noticed when they name one that no server has (negative control)', () => {
    const known = new Map([
      ['up', []],
      ['bff_calls_total', ['group']],
    ] as [string, string[]][]);
    expect(unknownIn('sum by (group) (rate(bff_calls_total{group="a"}[5m])) > 1', known)).toEqual([]);
    expect(unknownIn('sum by (route) (rate(bff_calls_total{kind="a"}[5m])) / up', known)).toEqual([
      'bff_calls_total{kind}',
      'by (route)',
    ]);
    expect(unknownIn('histogram_quantile(0.9, bff_gone_bucket)', known)).toEqual(['bff_gone_bucket']);
  });

  it('of alerts lead to a runbook that names its rule, and no runbook is left over', () => {
    const pages = alerts.map(({ alert, runbook: page = '' }) => {
      const isThere = existsSync(join(root, page)) && read(page).startsWith(`# ${alert}\n`);
      return {
        alert,
        page,
        isThere,
        isListed: read('docs/runbooks/README.md').includes(`[${alert}](${page.slice('docs/runbooks/'.length)})`),
      };
    });
    expect(pages.filter(({ isThere, isListed }) => !isThere || !isListed)).toEqual([]);
    const written = globSync('docs/runbooks/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'));
    expect(written.toSorted()).toEqual(pages.map(({ page }) => page).toSorted());
  });

  it('of runbooks link to places that exist', () => {
    const broken = globSync('docs/runbooks/*.md', { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)]
        .filter(([, path = '', anchor]) => {
          const target = path === '' ? file : join('docs/runbooks', path);
          if (!existsSync(join(root, target))) return true;
          const anchors = [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
            title
              .toLowerCase()
              .replace(/[^\w\s-]/g, '')
              .trim()
              .replaceAll(' ', '-'),
          );
          return anchor !== undefined && !anchors.includes(anchor);
        })
        .map(([link]) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('each have a test of promtool', () => {
    const tested = [...read('deploy/prometheus/rules.test.yaml').matchAll(/alertname: (\w+)/g)].map(([, name]) => name);
    expect(new Set(tested)).toEqual(new Set(alerts.map(({ alert }) => alert)));
  });

  it('of Grafana have panels of different ids', () => {
    for (const { dashboard } of dashboards)
      expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    expect(new Set(dashboards.map(({ dashboard }) => dashboard.uid)).size).toBe(dashboards.length);
  });
});

wherePromtoolIs(describe)('the rules', () => {
  it('are valid for Prometheus and fire as their tests say', () => {
    for (const parameters of [
      ['check', 'rules', 'rules.yaml'],
      ['check', 'config', 'prometheus.yaml'],
      ['test', 'rules', 'rules.test.yaml'],
    ]) {
      const { status, stdout, stderr } = promtool(...parameters);
      expect({ parameters, status, output: status === 0 ? '' : stdout + stderr }).toEqual({
        parameters,
        status: 0,
        output: '',
      });
    }
  });
});
