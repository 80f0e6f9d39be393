import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../workspace/root.mjs';
import { environmentOf, examples, ofKind, podsOf, render, renderExample, type Labels, type Manifest } from './chart.ts';
import { helm, whereHelmIs } from './helm.ts';
import { readKnownMetrics } from './known-metrics.ts';
import { manifestErrors } from './manifest-errors.ts';
import { networkFlows } from './network-flows.ts';

jest.setTimeout(60_000);

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const isSelected = (selector: Labels, labels: Labels): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

describe('the rules in the chart', () => {
  it('are those of deploy/prometheus: copy them after a change', () => {
    expect(read('deploy/chart/files/rules.yaml')).toBe(read('deploy/prometheus/rules.yaml'));
  });
});

whereHelmIs(describe).each(examples)('the chart with its example %s', (example) => {
  let manifests: Manifest[];
  beforeAll(() => ({ manifests } = renderExample(example)));
  const deployments = () => ofKind(manifests, 'Deployment');

  it('is what helm and Kubernetes understand', () => {
    const { status, stdout } = helm('lint', 'chart', '--strict', '--quiet', '-f', `chart/examples/${example}.yaml`);
    expect({ status, stdout: stdout.trim() }).toEqual({ status: 0, stdout: '' });
    expect(manifests.length).toBeGreaterThan(20);
    expect(manifestErrors(manifests)).toEqual([]);
  });

  it('runs the parts of compose.yaml, each with limits and as nobody who may do anything', () => {
    const pods = podsOf(manifests);
    expect([...pods.keys()].toSorted()).toEqual(['shop-bff', 'shop-migration', 'shop-upstream', 'shop-worker']);
    for (const [name, { spec }] of pods) {
      expect({ name, ...spec.securityContext, token: spec.automountServiceAccountToken }).toMatchObject({
        name,
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
        token: false,
      });
      for (const { securityContext, resources, volumeMounts = [] } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(resources?.limits?.['memory']).toBeDefined();
        expect(resources?.requests).toMatchObject({
          cpu: expect.any(String) as string,
          memory: expect.any(String) as string,
        });
        expect(volumeMounts.filter(({ readOnly }) => readOnly !== true)).toEqual([]);
      }
    }
    expect(ofKind(manifests, 'ServiceAccount').get('shop')).toMatchObject({ automountServiceAccountToken: false });
  });

  it('replaces pods one by one, and has a disruption budget for exactly each Deployment', () => {
    const budgets = [...ofKind(manifests, 'PodDisruptionBudget').values()];
    expect(budgets.length).toBe(deployments().size);
    for (const [name, { spec }] of deployments()) {
      expect(spec.strategy?.rollingUpdate).toMatchObject({ maxUnavailable: 0 });
      const { labels } = spec.template!.metadata;
      expect({ name, selector: spec.selector?.matchLabels }).toEqual({ name, selector: labels });
      const own = budgets.filter(({ spec: budget }) => isSelected(budget.selector!.matchLabels!, labels));
      expect(own.map(({ metadata }) => metadata.name)).toEqual([name]);
    }
    for (const [name, { spec }] of ofKind(manifests, 'Service')) {
      const selected = [...deployments()].filter(
        ([
          ,
          {
            spec: { template },
          },
        ]) => isSelected(spec.selector as Labels, template!.metadata.labels),
      );
      expect(selected.map(([of]) => of)).toEqual([name]);
    }
  });

  it('probes routes that the servers have, and asks no database whether they live', () => {
    const sources = { bff: read('apps/bff/src/app.ts'), upstream: read('apps/upstream/src/http/health.ts') };
    for (const [name, { spec }] of deployments()) {
      const [container] = spec.template!.spec.containers;
      const { livenessProbe, readinessProbe, startupProbe } = container!;
      expect(livenessProbe?.httpGet.path).toBe('/healthz');
      for (const probe of [livenessProbe, readinessProbe, startupProbe]) {
        expect(name === 'shop-bff' ? sources.bff : sources.upstream).toContain(`.get('${probe!.httpGet.path}'`);
        expect(container!.ports?.map((port) => port.name)).toContain(probe!.httpGet.port);
      }
      const { PORT, METRICS_PORT } = environmentOf(manifests, name.slice('shop-'.length));
      expect(container!.ports?.map(({ containerPort }) => String(containerPort))).toEqual([PORT, METRICS_PORT]);
    }
  });

  it('gives them longer to end than they take', () => {
    for (const [name, { spec }] of deployments()) {
      const environment = environmentOf(manifests, name.slice('shop-'.length));
      const ms = (variable: string): number => Number(environment[variable] ?? 0);
      const { terminationGracePeriodSeconds = 0, containers } = spec.template!.spec;
      const preStopMs = (containers[0]!.lifecycle?.preStop?.sleep?.seconds ?? 0) * 1_000;
      // a job that is under way: docs/operations.md
      const jobMs = name === 'shop-bff' ? 0 : 16_000;
      const neededMs = preStopMs + ms('SHUTDOWN_DELAY_MS') + Math.max(ms('SHUTDOWN_GRACE_MS'), jobMs);
      expect(terminationGracePeriodSeconds * 1_000).toBeGreaterThan(neededMs);
      expect(terminationGracePeriodSeconds * 1_000).toBeLessThan(neededMs + 15_000);
    }
  });

  it('contains no secret: they are files of Secrets that exist, named by variables', () => {
    expect(ofKind(manifests, 'Secret').size).toBe(0);
    for (const [name, { spec }] of podsOf(manifests)) {
      const [{ env = [] }] = spec.containers as [(typeof spec.containers)[number]];
      expect(env.filter(({ valueFrom }) => valueFrom !== undefined)).toEqual([]);
      const given = {
        ...environmentOf(manifests, name.slice('shop-'.length)),
        ...Object.fromEntries(env.map((one) => [one.name, one.value])),
      };
      const named = Object.entries(given).flatMap(([variable, file]) => (variable.endsWith('_FILE') ? [file] : []));
      const mounted = spec
        .volumes!.flatMap(({ projected }) => projected?.sources ?? [])
        .flatMap(({ secret }) => secret.items);
      expect(named.toSorted()).toEqual(mounted.map(({ path }) => `/run/secrets/shop/${path}`).toSorted());
      expect(named.length).toBeGreaterThan(0);
    }
  });

  it('migrates before anything else, by a command of the image, on nothing that the release brings', () => {
    const job = ofKind(manifests, 'Job').get('shop-migration')!;
    expect(job.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    const { serviceAccountName, containers } = job.spec.template!.spec;
    expect(serviceAccountName).toBeUndefined();
    const [{ command = [], envFrom }] = containers as [(typeof containers)[number]];
    expect(envFrom).toBeUndefined();
    expect(command.slice(0, -1)).toEqual(entrypointOf('apps/upstream/Dockerfile').slice(0, -1));
    expect(existsSync(join(root, command.at(-1)!))).toBe(true);
  });

  it('lets flow what is needed and nothing else', () => {
    const isWhole = example === 'production';
    expect(networkFlows(manifests)).toEqual({
      'shop-bff': {
        in: ['ingress-nginx:http', 'monitoring:metrics'],
        out: [
          'upstream:4000',
          'kube-system:53',
          isWhole ? 'redis:6379,26379' : '0.0.0.0/0:6379,26379',
          'outside:443',
          ...(isWhole ? ['telemetry:4318'] : []),
        ],
      },
      'shop-upstream': {
        in: ['bff:http', 'monitoring:metrics'],
        out: [
          'kube-system:53',
          isWhole ? '10.20.0.0/24:5432' : '0.0.0.0/0:5432',
          'outside:443',
          ...(isWhole ? ['telemetry:4318'] : []),
        ],
      },
      'shop-worker': {
        in: ['monitoring:metrics'],
        out: [
          'kube-system:53',
          isWhole ? '10.20.0.0/24:5432' : '0.0.0.0/0:5432',
          'outside:443',
          isWhole ? '10.30.0.5/32:465' : '0.0.0.0/0:465,587',
          ...(isWhole ? ['telemetry:4318'] : []),
        ],
      },
      'shop-migration': { in: [], out: ['kube-system:53', isWhole ? '10.20.0.0/24:5432' : '0.0.0.0/0:5432'] },
      'shop-default-deny': { in: [], out: [] },
    });
  });
});

/** The command of an image, flags and script. */
function entrypointOf(file: string): string[] {
  const [, list = '[]'] = /^ENTRYPOINT (\[.*\])$/m.exec(read(file)) ?? [];
  return JSON.parse(list) as string[];
}

whereHelmIs(describe)('the chart', () => {
  it.each([
    ['a variable that no server has', ['--set-string', 'config.bff.TRUST_PROXI=1'], "'TRUST_PROXI' not allowed"],
    [
      'a secret among the variables',
      ['--set-string', 'config.upstream.SMTP_URL=smtp://mail'],
      "'SMTP_URL' not allowed",
    ],
    ['a misspelt value', ['--set', 'bff.replica=3'], "'replica' not allowed"],
    ['a number as a variable', ['--set', 'config.upstream.DATABASE_POOL_SIZE=20'], 'got number, want string'],
    ['an image without tag and digest', ['--set', 'images.bff.tag='], "'/images/bff/tag': minLength"],
    ['a digest that is none', ['--set', 'images.bff.digest=latest'], "'latest' does not match"],
    ['an address that is not https', ['--set', 'publicUrl=http://shop.example'], 'does not match pattern'],
    ['no memory limit', ['--set', 'bff.resources.limits.memory=null'], "missing property 'memory'"],
  ])('refuses %s, and says where', (_what, parameters, words) => {
    const { refusal } = renderExample('minimal', ...parameters);
    expect(refusal).toContain(words);
  });

  it('refuses to be installed without what must be given', () => {
    const { refusal } = render();
    for (const name of ['TRUST_PROXY', 'DATABASE_URL', 'publicUrl', 'tlsSecret', '/images/upstream'])
      expect(refusal).toContain(name);
  });

  it('prefers the digest of an image', () => {
    const imageOf = (...parameters: string[]): string =>
      podsOf(renderExample('minimal', ...parameters).manifests).get('shop-bff')!.spec.containers[0]!.image;
    const digest = `sha256:${'a'.repeat(64)}`;
    expect(imageOf()).toBe('registry.example/shop-bff:1.0.0');
    expect(imageOf('--set', `images.bff.digest=${digest}`)).toBe(`registry.example/shop-bff@${digest}`);
  });

  it('has its fields looked up: one that Kubernetes does not have is found (negative control)', () => {
    const { manifests } = renderExample('minimal');
    const service = ofKind(manifests, 'Service').get('shop-bff')!;
    const errors = manifestErrors([{ ...service, spec: { ...service.spec, selectors: {} } }]);
    expect(errors.join()).toMatch(/^Service shop-bff: .*"selectors"' does not exist in type 'IServiceSpec'/);
  });

  it('has Prometheus scrape all parts under the names of the rules, and brings the rules', () => {
    const { manifests } = renderExample('production');
    const rule = ofKind(manifests, 'PrometheusRule').get('shop')!;
    expect(rule.spec).toEqual(parse(read('deploy/prometheus/rules.yaml')));
    const { scrape_configs: known } = parse(read('deploy/prometheus/prometheus.yaml')) as {
      scrape_configs: { job_name: string }[];
    };
    const jobs = [...ofKind(manifests, 'PodMonitor')].map(([name, { spec }]) => {
      const [endpoint] = spec['podMetricsEndpoints'] as { relabelings: { replacement: string }[] }[];
      return [name, endpoint!.relabelings[0]!.replacement];
    });
    expect(Object.fromEntries(jobs)).toEqual({
      'shop-bff': known[0]!.job_name,
      'shop-upstream': known[1]!.job_name,
      'shop-worker': known[1]!.job_name,
    });
  });

  it('scales by processor time, and by a metric that the servers have', () => {
    const metricsOf = (example: (typeof examples)[number]) =>
      [...ofKind(renderExample(example).manifests, 'HorizontalPodAutoscaler').values()].flatMap(
        ({ spec }) => spec['metrics'] as { resource?: { name: string }; pods?: { metric: { name: string } } }[],
      );
    expect(metricsOf('minimal').map(({ resource }) => resource?.name)).toEqual(['cpu', 'cpu']);
    const names = metricsOf('production').flatMap(({ pods }) => pods?.metric.name ?? []);
    expect(names.length).toBe(2);
    const known = readKnownMetrics();
    expect(names.filter((name) => !known.has(`${name}_seconds_total`))).toEqual([]);
  });
});
