import { flag, httpUrl, integer, isLoopback, logLevel, readEnvironment } from '@shop/server';
import type { ConfigResult, Environment } from '@shop/server';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const count = (fallback: number) => integer(1).default(fallback);
const milliseconds = (fallback: number) => integer(0).default(fallback);
const bytes = (fallback: number) => integer(1024).default(fallback);
const port = (fallback: number) => integer(0, 65_535).default(fallback);
const url = httpUrl.transform((text) => new URL(text));
/** Whether nothing stands behind the path, and no name and password before the host. */
const isPlain = ({ username, password, search, hash }: URL): boolean => username + password + search + hash === '';
const words = z.string().transform((text) => text.split(/\s+/).filter((word) => word !== ''));
const policyName = z.string().regex(/^[A-Za-z0-9_-]+$/, 'must be the name of a policy, as B2C_1A_signin');
/** Characters of a secret that nobody guesses: 32 of base64 are 192 bits. */
const secret = z.string().min(32, 'must have 32 characters or more');

const adyenEnvironments = ['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in'] as const;
export type AdyenEnvironment = (typeof adyenEnvironments)[number];

/** Variables whose value may stand in a file that `{NAME}_FILE` names. */
const secrets = ['AZURE_CLIENT_SECRET', 'SESSION_SECRET', 'SESSION_SECRET_PREVIOUS', 'REDIS_URL'];

const environmentSchema = z
  .object({
    /** Address to listen on. */
    HOST: z.string().min(1).default('127.0.0.1'),
    /** Port of the public server; 0 takes a free one. */
    PORT: port(3000),
    /** Scheme and host under which browsers know the shop; every other Host is refused. */
    PUBLIC_URL: url
      .refine((url) => isPlain(url) && url.pathname === '/', 'must be scheme and host alone, as https://shop.example')
      .optional(),
    /** Base of the commerce API; the contract's paths hang below it. */
    UPSTREAM_URL: url,
    /** Address and port of /metrics, never to be published. 0 takes a free port. */
    METRICS_HOST: z.string().min(1).optional(),
    METRICS_PORT: port(9464),
    /** Demo data, sentinels, pseudo-locales. Refused where PUBLIC_URL is not loopback. */
    DEMO: flag,
    LOG_LEVEL: logLevel,
    /** Proxies whose X-Forwarded-For is believed: a number of hops, or addresses and subnets separated by commas. */
    TRUST_PROXY: z
      .string()
      .refine(namesProxies, 'must be a number of hops, or addresses and subnets separated by commas')
      .default(''),
    /** Folder of the built web app (client and server). */
    WEB_DIST: z.string().default(fileURLToPath(new URL('../../web/dist', import.meta.url))),

    /** Application (client) id of the shop at the identity provider. */
    AZURE_CLIENT_ID: z.string().min(1),
    /** Its client secret. AZURE_CLIENT_SECRET_FILE names a file that holds it instead. */
    AZURE_CLIENT_SECRET: z.string().min(1),
    /** What stands before the policy's name: `https://{tenant}.b2clogin.com/{tenant}.onmicrosoft.com`. http only on this machine, with DEMO. */
    AZURE_POLICY_BASE: url.refine(isPlain, 'must have neither name and password nor a query'),
    /** Policy (user flow) of sign-in and sign-up. */
    AZURE_SIGN_IN_POLICY: policyName,
    /** Policy that people are sent to when they have forgotten their password. */
    AZURE_PASS_RESET_POLICY: policyName,
    /** Scopes of the shop API, separated by spaces: `https://{tenant}.onmicrosoft.com/shop-api/shop.access`. */
    AZURE_B2C_SCOPES: words.refine((scopes) => scopes.length > 0, 'must name a scope of the shop API'),
    /** Everything that is sealed or derived hangs on it, 32 characters or more, the same in all replicas. SESSION_SECRET_FILE likewise. */
    SESSION_SECRET: secret,
    /** The secret before the last change: what it sealed can still be opened. SESSION_SECRET_PREVIOUS_FILE likewise. */
    SESSION_SECRET_PREVIOUS: secret.optional(),
    /** Redis that keeps the sessions of all replicas: `rediss://user:password@host:6379/0`. REDIS_URL_FILE likewise. */
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss URL' }).optional(),
    /** Folder for the sessions of one machine, kept when the process ends; needed where REDIS_URL is not set. */
    DATA_DIR: z.string().optional(),
    /** Milliseconds without a call after which a session is over. */
    SESSION_IDLE_MS: count(30 * 60_000),
    /** Milliseconds after which a session is over in any case. */
    SESSION_LIFETIME_MS: count(8 * 60 * 60_000),
    /** Scopes of the notifications service, separated by spaces; empty: no widget token is asked for. */
    WIDGET_SCOPES: words.default([]),
    /** A registration of its own for the widget in the browser (single-page application), with WIDGET_SCOPES alone. */
    WIDGET_CLIENT_ID: z.string().min(1).optional(),

    /** Who takes the money, as upstream knows it. `adyen`: pages may load Adyen's scripts and fields of ADYEN_ENVIRONMENT. */
    PAYMENT_PROVIDER: z.enum(['sandbox', 'adyen']).optional(),
    ADYEN_ENVIRONMENT: z.enum(adyenEnvironments).optional(),

    /** Sockets to upstream at most. */
    AGENT_MAX_SOCKETS: count(80),
    /** Idle sockets kept at most. */
    AGENT_MAX_FREE_SOCKETS: count(10),
    /** Milliseconds without a byte after which a socket in use is closed (60 s). */
    AGENT_TIMEOUT_MS: milliseconds(60_000),
    /** Milliseconds after which an idle socket is closed (5 min), clamped below upstream's own hint. */
    AGENT_FREE_SOCKET_TIMEOUT_MS: milliseconds(300_000),
    /** Other limits of requests in flight per upstream group: `search=20,browse=30`. */
    GROUP_LIMITS: z
      .string()
      .regex(/^([A-Za-z]+=\d+(,[A-Za-z]+=\d+)*)?$/, 'must look like search=20,browse=30')
      .default('')
      .transform(readGroupLimits),
    /** Calls that may wait for a place in one group. */
    GROUP_QUEUE: count(200),
    /** Milliseconds a browser's call waits for a place before it is refused; the refusal must be out within 100 ms. */
    PROXY_QUEUE_WAIT_MS: milliseconds(80),
    /** Milliseconds a call made while rendering waits: nobody repeats it, so it is more patient. */
    RENDER_QUEUE_WAIT_MS: milliseconds(3_000),

    /** Pages rendered at the same time; rendering is bound by the processor. */
    RENDER_IN_FLIGHT: count(8),
    /** Pages that may wait to be rendered. */
    RENDER_QUEUE: count(100),
    /** Milliseconds after which a rendering is given up. */
    RENDER_TIME_LIMIT_MS: milliseconds(15_000),
    /** Bytes of compressed pages kept, least recently used out. */
    PAGE_CACHE_BYTES: bytes(32 * 1024 * 1024),
    /** Age in milliseconds up to which a page is served without asking. */
    PAGE_FRESH_MS: milliseconds(60_000),
    /** Further milliseconds in which the old page is served while one rendering replaces it. */
    PAGE_STALE_MS: milliseconds(600_000),
    /** Age in milliseconds up to which an old page is served when upstream fails. */
    PAGE_FAILURE_MS: milliseconds(86_400_000),

    /** Requests one peer may send per minute; far above a person, below what hurts. */
    RATE_LIMIT_PER_MINUTE: count(12_000),
    /** Calls that begin or end payments one peer may send in ten minutes; a purchase takes three. */
    PAYMENT_CALLS_PER_10_MINUTES: count(300),
    /** Lines and bytes that one peer may write in ten minutes without sign-in; who is signed in, five times that. */
    WRITE_LINES_PER_10_MINUTES: count(2_000),
    WRITE_BYTES_PER_10_MINUTES: count(1_000_000),
    /** Requests in flight of all peers; more are refused with 503. */
    MAX_REQUESTS_IN_FLIGHT: count(1_000),
    /** The same of one peer; more are refused with 429. */
    MAX_REQUESTS_IN_FLIGHT_PER_PEER: count(200),
    /** Open connections of one peer; more are closed. Not where TRUST_PROXY says that all come from a proxy. */
    MAX_CONNECTIONS_PER_PEER: count(500),
    /** Pages rendered for one peer a minute; those from the cache do not count. */
    RENDERS_PER_MINUTE: count(600),
    /** Open connections of all peers; more are closed. */
    MAX_CONNECTIONS: count(10_000),
    /** Length of a request target in characters, else 414. */
    URL_LIMIT: count(8_192),
    /** Bytes of request line and headers together, else 431. */
    HEADER_LIMIT_BYTES: bytes(16_384),
    /** Bytes of a request body, else 413: as many as upstream takes. It is held until upstream has answered. */
    BODY_LIMIT_BYTES: bytes(512 * 1024),
    /** Bytes of a request body with a file in it, else 413: 5 MB of file and what stands around it. */
    UPLOAD_LIMIT_BYTES: bytes(6 * 1024 * 1024),
    /** Milliseconds that a body may take whatever its rate; from then on it must come with so many bytes a second, else 408. */
    BODY_START_MS: count(10_000),
    BODY_MIN_BYTES_PER_SECOND: count(2_048),
    /** Milliseconds in which the headers of a request must have arrived. */
    HEADERS_TIMEOUT_MS: count(5_000),
    /** Milliseconds in which a whole request must have arrived. */
    REQUEST_TIMEOUT_MS: count(30_000),
    /** The same for one with a file in it. */
    UPLOAD_TIMEOUT_MS: count(55_000),
    /** Milliseconds for which an idle connection of a browser is kept. */
    KEEP_ALIVE_TIMEOUT_MS: count(65_000),
    /** Milliseconds between failing readiness and closing the door, so that a load balancer notices. */
    SHUTDOWN_DELAY_MS: milliseconds(500),
    /** Milliseconds after which requests still in flight are cut off. */
    SHUTDOWN_GRACE_MS: milliseconds(20_000),
  })
  .transform((environment) => ({
    ...environment,
    PUBLIC_URL: environment.PUBLIC_URL ?? new URL(`http://localhost:${environment.PORT}`),
    METRICS_HOST: environment.METRICS_HOST ?? environment.HOST,
  }));

/** What Express takes for `trust proxy`; it would throw at the first thing it does not know. */
function namesProxies(text: string): boolean {
  if (text === '' || /^\d{1,3}$/.test(text)) return true;
  return text.split(',').every((entry) => {
    const [address = '', bits, ...more] = entry.trim().split('/');
    const version = isIP(address);
    if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return bits === undefined;
    if (version === 0 || more.length > 0) return false;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  });
}

function readGroupLimits(text: string): Readonly<Record<string, number>> {
  if (text === '') return {};
  return Object.fromEntries(
    text.split(',').map((pair): [string, number] => [pair.split('=')[0] ?? '', Number(pair.split('=')[1])]),
  );
}

/** Everything that can be set from outside; names are those of the environment variables. */
export type Config = z.output<typeof environmentSchema>;

/** What is for other parts of the BFF to know. */
export interface ConfigRules {
  /** Names of the upstream groups. */
  groups: readonly string[];
  /** Why sessions cannot be kept in a folder, which it creates; undefined when they can. */
  dataFolderError: (folder: string) => string | undefined;
}

/** Reads the configuration from environment variables. Reads the files of secrets, and tries the folder of the sessions. */
export const readConfig = (environment: Environment, rules: ConfigRules): ConfigResult<Config> =>
  readEnvironment({
    schema: environmentSchema,
    environment,
    secrets,
    errorsBetween: (given) => errorsBetween(given, rules),
  });

/** What is wrong with variables together, each of which may be right. */
function errorsBetween(given: Environment, { groups, dataFolderError }: ConfigRules): string[] {
  const errors: string[] = [];
  const { AZURE_POLICY_BASE: policyBase = '', REDIS_URL, DATA_DIR, WIDGET_CLIENT_ID, WIDGET_SCOPES } = given;
  const isDemo = given['DEMO'] === 'true';
  const publicUrl = given['PUBLIC_URL'];
  if (isDemo && publicUrl !== undefined && URL.canParse(publicUrl) && !isLoopback(new URL(publicUrl)))
    errors.push('DEMO: is allowed only where PUBLIC_URL is this machine (localhost, 127.0.0.1, [::1])');
  if (Object.keys(readGroupLimits(given['GROUP_LIMITS'] ?? '')).some((name) => !groups.includes(name)))
    errors.push(`GROUP_LIMITS: knows only the groups ${groups.join(', ')}`);
  if (/^http:/i.test(policyBase) && URL.canParse(policyBase)) {
    if (!isDemo || !isLoopback(new URL(policyBase)))
      errors.push('AZURE_POLICY_BASE: must be https; http is allowed only on this machine and with DEMO=true');
  }
  if (REDIS_URL === undefined) {
    const why = DATA_DIR === undefined ? 'is not set' : dataFolderError(DATA_DIR);
    if (why) errors.push(`DATA_DIR: ${why}, and REDIS_URL is not set: the sessions need one of the two`);
  }
  if (WIDGET_CLIENT_ID !== undefined && WIDGET_SCOPES === undefined)
    errors.push('WIDGET_SCOPES: is not set, and WIDGET_CLIENT_ID has no use without it');
  const isAdyen = given['PAYMENT_PROVIDER'] === 'adyen';
  if (isAdyen && given['ADYEN_ENVIRONMENT'] === undefined)
    errors.push('ADYEN_ENVIRONMENT: is not set, and PAYMENT_PROVIDER is adyen');
  if (!isAdyen && given['ADYEN_ENVIRONMENT'] !== undefined)
    errors.push('ADYEN_ENVIRONMENT: has no use without PAYMENT_PROVIDER=adyen');
  return errors;
}
