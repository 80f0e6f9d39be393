import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../workspace/root.mjs';
import { environmentOf, examples, renderExample } from './chart.ts';
import { whereHelmIs } from './helm.ts';
import { configErrors, variablesOf, type App } from './server-variables.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

type Names = { properties: Record<string, unknown> };
const { properties } = JSON.parse(read('deploy/chart/values.schema.json')) as {
  properties: Record<'config' | 'secrets', { properties: Record<'both' | App, Names> }>;
};
const namesOf = (kind: 'config' | 'secrets', part: 'both' | App): string[] =>
  Object.keys(properties[kind].properties[part]?.properties ?? {});

/** What the chart sets itself, and what has no place in it. */
const setByChart = [
  'PUBLIC_URL',
  'SHOP_URL',
  'UPSTREAM_URL',
  'IDENTITY_METADATA_URL',
  'PORT',
  'METRICS_PORT',
  'WORKERS',
];
const notOffered: Record<string, string[]> = {
  'for demonstrations and trials': ['DEMO', 'DEMO_PARTNER_SECONDS', 'SANDBOX', 'SLOW_SALES_DETAILS_MS'],
  'the sandbox takes no money': ['SANDBOX_PAYMENT_URL', 'SANDBOX_PAYMENT_KEY', 'SANDBOX_PAYMENT_HMAC_KEY'],
  'set by the image': ['HOST', 'METRICS_HOST', 'WEB_DIST', 'SHOP_VERSION', 'SHOP_REVISION'],
  'nothing is kept in pods': ['DATA_DIR'],
};
const apps = ['bff', 'upstream'] as const;
const offeredTo = (app: App): string[] => [
  ...namesOf('config', 'both'),
  ...namesOf('config', app),
  ...namesOf('secrets', app),
];

/** Values that the servers take for what the files hold. */
const secretContents: Record<string, string> = {
  'redis-url': 'rediss://:secret@shop/0',
  'database-url': 'postgres://shop:secret@db/shop',
  'database-read-url': 'postgres://shop:secret@db-2/shop',
  'smtp-url': 'smtps://mail.example:465',
  'adyen-hmac-key': '0'.repeat(64),
};

describe('variables of the chart', () => {
  it.each(apps)('that it offers for %s are known to it, and it offers all but what has no place there', (app) => {
    const known = variablesOf(app);
    expect(known.size).toBeGreaterThan(40);
    const offered = offeredTo(app);
    expect(offered.filter((name) => !known.has(name))).toEqual([]);
    const left = [...known].filter(
      (name) => ![...offered, ...setByChart, ...Object.values(notOffered).flat()].includes(name),
    );
    expect(left).toEqual([]);
  });

  it('cover those of compose.yaml', () => {
    const { services } = parse(read('compose.yaml'), { merge: true }) as {
      services: Record<string, { image?: string; environment?: Record<string, string> }>;
    };
    const missing = Object.values(services).flatMap(({ image, environment = {} }) => {
      const app = apps.find((one) => image === `shop-${one}`);
      if (!app) return [];
      const offered = [...offeredTo(app), ...setByChart];
      const isSecret = new Set(namesOf('secrets', app));
      return Object.keys(environment).filter((name) =>
        name.endsWith('_FILE') ? !isSecret.has(name.slice(0, -'_FILE'.length)) : !offered.includes(name),
      );
    });
    expect(missing).toEqual([]);
    expect(Object.keys(services['worker-1']!.environment!).length).toBeGreaterThan(20);
  });
});

whereHelmIs(describe)('the servers', () => {
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'shop-chart-'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The environment of a part, whose files of secrets exist. */
  function withFiles(environment: Record<string, string>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(environment).map(([name, value]) => {
        if (!name.endsWith('_FILE')) return [name, value];
        const file = join(folder, basename(value));
        writeFileSync(file, secretContents[basename(value)] ?? 'secret'.repeat(8));
        return [name, file];
      }),
    );
  }

  it.each(examples)('accept the environment that the example %s gives them', (example) => {
    const { manifests } = renderExample(example);
    for (const part of ['bff', 'upstream', 'worker']) {
      const environment = environmentOf(manifests, part);
      expect(Object.keys(environment).length).toBeGreaterThan(8);
      expect(configErrors(part === 'bff' ? 'bff' : 'upstream', withFiles(environment))).toEqual([]);
    }
  });

  it('refuse one without what they need (negative control)', () => {
    const { DATABASE_READ_URL_FILE: _file, ...rest } = withFiles({ DATABASE_READ_URL_FILE: '/x/database-read-url' });
    expect(configErrors('upstream', { ...rest, DATABASE_READ_URL: 'postgres://a/b' })).toEqual([
      'DATABASE_READ_URL: has no use without DATABASE_URL',
    ]);
  });

  it('work the outbox in workers alone', () => {
    const { manifests } = renderExample('minimal');
    expect(environmentOf(manifests, 'upstream')['WORKERS']).toBe('false');
    expect(environmentOf(manifests, 'worker')['WORKERS']).toBe('true');
  });
});
