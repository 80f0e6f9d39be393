import {
  buildVariables,
  flag,
  httpUrl,
  integer,
  isLoopback,
  logLevel,
  readEnvironment,
  telemetrySecrets,
  telemetryVariables,
} from '@shop/server';
import type { ConfigResult, Environment } from '@shop/server';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readConnectionString } from './connection-string.ts';

const count = (fallback: number) => integer(1).default(fallback);
const milliseconds = (fallback: number) => integer(0).default(fallback);
const bytes = (fallback: number) => integer(1024).default(fallback);
const port = (fallback: number) => integer(0, 65_535).default(fallback);
const url = httpUrl.transform((text) => new URL(text));
/** True when the URL has no query, no fragment, and no user name or password. */
const isPlain = ({ username, password, search, hash }: URL): boolean => username + password + search + hash === '';
const words = z.string().transform((text) => text.split(/\s+/).filter((word) => word !== ''));
const policyName = z.string().regex(/^[A-Za-z0-9_-]+$/, 'must be the name of a policy, as B2C_1A_signin');
/** Minimum length of a secret that cannot be guessed: 32 base64 characters are 192 bits. */
const secret = z.string().min(32, 'must have 32 characters or more');

const adyenEnvironments = ['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in'] as const;
export type AdyenEnvironment = (typeof adyenEnvironments)[number];

/** Variables that can also be given as a file, named by `{NAME}_FILE`. */
const secrets = [
  'AZURE_CLIENT_SECRET',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'REDIS_URL',
  'REDIS_SENTINEL_PASSWORD',
  ...telemetrySecrets,
];

const environmentSchema = z
  .object({
    /** Address to listen on. */
    HOST: z.string().min(1).default('127.0.0.1'),
    /** Port of the public server; 0 takes a free one. */
    PORT: port(3000),
    /**
     * Scheme and host under which browsers reach the shop; requests for any other Host are refused. With DEMO it may be
     * left out: `http://localhost:{PORT}`.
     */
    PUBLIC_URL: url
      .refine((url) => isPlain(url) && url.pathname === '/', 'must be scheme and host alone, as https://shop.example')
      .optional(),
    /** Base URL of the commerce API, in front of the contract's paths. */
    UPSTREAM_URL: url,
    /** Address and port of /metrics, which must never be public. 0 takes a free port. */
    METRICS_HOST: z.string().min(1).optional(),
    METRICS_PORT: port(9464),
    /** Demo data, sentinels, pseudo-locales. Refused where PUBLIC_URL is not loopback. */
    DEMO: flag,
    /** A shop of one's own tried beside the sandbox, without a company of a demo. Refused where PUBLIC_URL is not loopback. */
    SANDBOX: flag,
    LOG_LEVEL: logLevel,
    ...buildVariables,
    ...telemetryVariables,
    /**
     * Collector that browsers report to, by way of the BFF: `InstrumentationKey=…;IngestionEndpoint=https://…`, as the
     * portal of Application Insights shows it. Without it no page loads any of it.
     */
    APPLICATIONINSIGHTS_CONNECTION_STRING: z
      .string()
      .refine(
        (text) => readConnectionString(text) !== undefined,
        'must look like InstrumentationKey=…;IngestionEndpoint=https://…, with http only on this machine',
      )
      .transform((text) => readConnectionString(text)!)
      .optional(),
    /** Proxies whose X-Forwarded-For is trusted: a number of hops, or addresses and subnets separated by commas. */
    TRUST_PROXY: z
      .string()
      .refine(namesProxies, 'must be a number of hops, or addresses and subnets separated by commas')
      .default(''),
    /**
     * Whom to tell about weaknesses, in order of preference, separated by spaces: `mailto:security@shop.example`, or
     * the https address of a form. Served as /.well-known/security.txt (RFC 9116); when empty, there is no such file.
     */
    SECURITY_CONTACTS: words
      .refine((contacts) => contacts.every(isContact), 'must be mailto: or https: URIs, separated by spaces')
      .default([]),
    /** Address of the rules for whoever looks for weaknesses, named by security.txt. */
    SECURITY_POLICY_URL: z.url({ protocol: /^https$/, error: 'must be an https URL' }).optional(),
    /** Folder of the built web app (client and server). */
    WEB_DIST: z.string().default(fileURLToPath(new URL('../../web/dist', import.meta.url))),

    /** Application (client) id of the shop at the identity provider. */
    AZURE_CLIENT_ID: z.string().min(1),
    /** Client secret at the identity provider. AZURE_CLIENT_SECRET_FILE names a file with it instead. */
    AZURE_CLIENT_SECRET: z.string().min(1),
    /**
     * URL before the policy's name: `https://{tenant}.b2clogin.com/{tenant}.onmicrosoft.com`. http only on this
     * machine, with DEMO or SANDBOX.
     */
    AZURE_POLICY_BASE: url.refine(isPlain, 'must have neither name and password nor a query'),
    /** Policy (user flow) of sign-in and sign-up. */
    AZURE_SIGN_IN_POLICY: policyName,
    /** Policy for people who have forgotten their password. */
    AZURE_PASS_RESET_POLICY: policyName,
    /** Scopes of the shop API, separated by spaces: `https://{tenant}.onmicrosoft.com/shop-api/shop.access`. */
    AZURE_B2C_SCOPES: words.refine((scopes) => scopes.length > 0, 'must name a scope of the shop API'),
    /**
     * All sealing and derived keys use it: 32 characters or more, the same in all replicas. Also as
     * SESSION_SECRET_FILE.
     */
    SESSION_SECRET: secret,
    /** The previous secret, which still opens older sealed values. Also as SESSION_SECRET_PREVIOUS_FILE. */
    SESSION_SECRET_PREVIOUS: secret.optional(),
    /**
     * Redis for the sessions of all replicas: `rediss://user:password@host:6379/0`; with REDIS_SENTINELS the host is the
     * name by which they know the primary. Also as REDIS_URL_FILE.
     */
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss URL' }).optional(),
    /** Sentinels, separated by commas or spaces: `sentinel-1:26379,sentinel-2:26379,sentinel-3:26379`. */
    REDIS_SENTINELS: z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter((one) => one !== ''))
      .refine((sentinels) => sentinels.every(isHost), 'must be hosts and ports, separated by commas'),
    /** Password of the sentinels themselves, where they ask for one. Also as REDIS_SENTINEL_PASSWORD_FILE. */
    REDIS_SENTINEL_PASSWORD: z.string().min(1).optional(),
    /** Folder for the sessions of a single machine, kept across restarts; required without REDIS_URL. */
    DATA_DIR: z.string().optional(),
    /** Milliseconds without a call after which a session ends. */
    SESSION_IDLE_MS: count(30 * 60_000),
    /** Milliseconds after which a session always ends. */
    SESSION_LIFETIME_MS: count(8 * 60 * 60_000),
    /** Scopes of the notifications service, separated by spaces; when empty, no widget token is requested. */
    WIDGET_SCOPES: words.default([]),
    /** Separate registration for the widget in the browser (single-page application), with WIDGET_SCOPES only. */
    WIDGET_CLIENT_ID: z.string().min(1).optional(),

    /** The script of the live chat, for markets with a chat group. Pages may use scripts, calls and frames of its origin. */
    CHAT_SCRIPT_URL: url.optional(),
    /**
     * The script of the notification service, to which markets lead with `notificationsUrl` `/notifications-script`. Pages may use scripts,
     * calls and frames of its origin.
     */
    NOTIFICATIONS_SCRIPT_URL: url.optional(),
    /**
     * Further origins whose scripts, calls and frames chat and notifications need, separated by spaces: `https://chat-api.example`;
     * `wss://chat-api.example` for calls alone.
     */
    OUTSIDE_ORIGINS: words
      .refine((origins) => origins.every(isOrigin), 'must be schemes and hosts alone, as https://notify.example')
      .default([]),

    /**
     * Payment provider, named as in upstream. With `adyen`, pages may load Adyen's scripts and fields of
     * ADYEN_ENVIRONMENT.
     */
    PAYMENT_PROVIDER: z.enum(['sandbox', 'adyen']).optional(),
    ADYEN_ENVIRONMENT: z.enum(adyenEnvironments).optional(),

    /** Maximum number of sockets to upstream. */
    AGENT_MAX_SOCKETS: count(80),
    /** Maximum number of idle sockets kept open. */
    AGENT_MAX_FREE_SOCKETS: count(10),
    /** Milliseconds without a byte after which a socket in use is closed (60 s). */
    AGENT_TIMEOUT_MS: milliseconds(60_000),
    /** Milliseconds after which an idle socket is closed (5 min); upstream's own hint can shorten it. */
    AGENT_FREE_SOCKET_TIMEOUT_MS: milliseconds(300_000),
    /** Overrides the limits of calls in flight per upstream group: `search=20,browse=30`. */
    GROUP_LIMITS: z
      .string()
      .regex(/^([A-Za-z]+=[1-9]\d*(,[A-Za-z]+=[1-9]\d*)*)?$/, 'must look like search=20,browse=30, from 1')
      .default('')
      .transform(readGroupLimits),
    /** Maximum number of calls waiting for a permit of one group. */
    GROUP_QUEUE: count(200),
    /**
     * Milliseconds a browser's call waits for a permit before it is refused; the refusal must be sent within 100 ms.
     */
    PROXY_QUEUE_WAIT_MS: milliseconds(80),
    /** Milliseconds a call made while rendering waits for a permit: longer, because nothing retries it. */
    RENDER_QUEUE_WAIT_MS: milliseconds(3_000),

    /** Pages rendered at the same time; rendering is CPU-bound. */
    RENDER_IN_FLIGHT: count(8),
    /** Maximum number of pages waiting to be rendered. */
    RENDER_QUEUE: count(100),
    /** Milliseconds after which a rendering is aborted. */
    RENDER_TIME_LIMIT_MS: milliseconds(15_000),
    /** Maximum size of the page cache in bytes, compressed; least recently used pages are dropped first. */
    PAGE_CACHE_BYTES: bytes(32 * 1024 * 1024),
    /** Age in milliseconds up to which a page is served without rendering it again. */
    PAGE_FRESH_MS: milliseconds(60_000),
    /** Further milliseconds in which the old page is served while one rendering replaces it. */
    PAGE_STALE_MS: milliseconds(600_000),
    /** Age in milliseconds up to which an old page is served when upstream fails. */
    PAGE_FAILURE_MS: milliseconds(86_400_000),

    /** Requests per minute from one peer; far above what a person sends, below what overloads the server. */
    RATE_LIMIT_PER_MINUTE: count(12_000),
    /** Calls per ten minutes from one peer that begin or end payments; a purchase takes three. */
    PAYMENT_CALLS_PER_10_MINUTES: count(300),
    /**
     * Lines that one peer may write in ten minutes without signing in, and bytes; a signed-in person may write five
     * times as much.
     */
    WRITE_LINES_PER_10_MINUTES: count(2_000),
    WRITE_BYTES_PER_10_MINUTES: count(1_000_000),
    /** Requests in flight of all peers; more are answered 503. */
    MAX_REQUESTS_IN_FLIGHT: count(1_000),
    /**
     * Milliseconds by which the event loop, or a page that waits to be rendered, may be late before work is refused
     * (503): what is costly first, then browsing, never what purchases and signing in need.
     */
    SHED_DELAY_MS: count(250),
    /** Requests in flight of one peer; more are answered 429. */
    MAX_REQUESTS_IN_FLIGHT_PER_PEER: count(200),
    /** Open connections of one peer; more are closed. Not applied when TRUST_PROXY says that all come from a proxy. */
    MAX_CONNECTIONS_PER_PEER: count(500),
    /** Pages rendered per minute for one peer; pages from the cache do not count. */
    RENDERS_PER_MINUTE: count(600),
    /** Open connections of all peers; more are closed. */
    MAX_CONNECTIONS: count(10_000),
    /** Maximum length of a request target in characters, else 414. */
    URL_LIMIT: count(8_192),
    /** Maximum bytes of request line and headers together, else 431. */
    HEADER_LIMIT_BYTES: bytes(16_384),
    /**
     * Maximum bytes of a request body, else 413; the same limit as upstream's. The body is held until upstream has
     * answered.
     */
    BODY_LIMIT_BYTES: bytes(512 * 1024),
    /** Maximum bytes of a request body with a file, else 413: a file of 5 MB and the multipart framing. */
    UPLOAD_LIMIT_BYTES: bytes(6 * 1024 * 1024),
    /** Milliseconds that a body may take at any rate; after that a minimum rate applies, else 408. */
    BODY_START_MS: count(10_000),
    BODY_MIN_BYTES_PER_SECOND: count(2_048),
    /** Milliseconds within which the headers of a request must have arrived. */
    HEADERS_TIMEOUT_MS: count(5_000),
    /** Milliseconds within which a whole request must have arrived. */
    REQUEST_TIMEOUT_MS: count(30_000),
    /** Milliseconds within which a request with a file must have arrived. */
    UPLOAD_TIMEOUT_MS: count(55_000),
    /** Milliseconds for which an idle browser connection is kept open. */
    KEEP_ALIVE_TIMEOUT_MS: count(65_000),
    /** Milliseconds between failing readiness and closing the port, so that a load balancer notices. */
    SHUTDOWN_DELAY_MS: milliseconds(500),
    /** Milliseconds after which requests still in flight are cut off. */
    SHUTDOWN_GRACE_MS: milliseconds(20_000),
  })
  .transform((environment) => ({
    ...environment,
    PUBLIC_URL: environment.PUBLIC_URL ?? new URL(`http://localhost:${environment.PORT}`),
    METRICS_HOST: environment.METRICS_HOST ?? environment.HOST,
  }));

/** True for a valid Express `trust proxy` value; Express itself would throw at an unknown one. */
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

/** True for scheme and host of a web address, and nothing that a policy would read otherwise, as `;` or `*`. */
const isOrigin = (text: string): boolean =>
  /^(?:https?|wss?):\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/.test(text) && URL.canParse(text);

/** True for a host with or without a port. */
const isHost = (text: string): boolean => URL.canParse(`redis://${text}`) && !/[/?#@]/.test(text);

/** True for `mailto:` with an address, and for https URLs. */
function isContact(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname } = new URL(text);
  return protocol === 'mailto:' ? /^[^@]+@[^@]+$/.test(pathname) : protocol === 'https:';
}

const isLoopbackUrl = (text: string): boolean => URL.canParse(text) && isLoopback(new URL(text));

/** Origins of chat and notifications. */
export const outsideOrigins = ({
  CHAT_SCRIPT_URL: chat,
  NOTIFICATIONS_SCRIPT_URL: notifications,
  OUTSIDE_ORIGINS: origins,
}: Pick<Config, 'CHAT_SCRIPT_URL' | 'NOTIFICATIONS_SCRIPT_URL' | 'OUTSIDE_ORIGINS'>): string[] => [
  ...new Set([...[chat, notifications].flatMap((script) => script?.origin ?? []), ...origins]),
];

/** All configuration from outside, named like the environment variables. */
export type Config = z.output<typeof environmentSchema>;

/** Rules that other parts of the BFF define. */
export interface ConfigRules {
  /** Names of the upstream groups. */
  groups: readonly string[];
  /** Returns why sessions cannot be kept in the folder, which it creates; undefined when they can. */
  dataFolderError: (folder: string) => string | undefined;
}

/**
 * Reads the configuration from environment variables, reads the files of secrets, and checks that the session folder is
 * writable.
 */
export const readConfig = (environment: Environment, rules: ConfigRules): ConfigResult<Config> =>
  readEnvironment({
    schema: environmentSchema,
    environment,
    secrets,
    errorsBetween: (given) => errorsBetween(given, rules),
  });

/** Variables of which the first must not be above the second. */
const inOrder = [
  ['SESSION_IDLE_MS', 'SESSION_LIFETIME_MS'],
  ['AGENT_MAX_FREE_SOCKETS', 'AGENT_MAX_SOCKETS'],
  // Node would refuse it with a stack
  ['HEADERS_TIMEOUT_MS', 'REQUEST_TIMEOUT_MS'],
] as const;

/** Compares with the defaults of what is not given; nothing while one of the variables is invalid by itself. */
function errorsInOrder(given: Environment): string[] {
  const { data } = environmentSchema.safeParse(given);
  if (!data) return [];
  return inOrder
    .filter(([low, high]) => data[low] > data[high])
    .map(([low, high]) => {
      const [wrong, order, other] = given[low] === undefined ? [high, 'below', low] : [low, 'above', high];
      return `${wrong}: must not be ${order} ${other} (${data[other]})`;
    });
}

/** Errors in combinations of variables that are valid one by one. */
function errorsBetween(given: Environment, { groups, dataFolderError }: ConfigRules): string[] {
  const errors: string[] = [];
  const { AZURE_POLICY_BASE: policyBase = '', REDIS_URL, DATA_DIR, WIDGET_CLIENT_ID, WIDGET_SCOPES } = given;
  const isDemo = given['DEMO'] === 'true';
  const isTrial = isDemo || given['SANDBOX'] === 'true';
  const publicUrl = given['PUBLIC_URL'];
  if (!isDemo && publicUrl === undefined)
    errors.push('PUBLIC_URL: is not set; give scheme and host as browsers know them, like https://shop.example');
  if (isTrial && publicUrl !== undefined && URL.canParse(publicUrl) && !isLoopback(new URL(publicUrl)))
    errors.push(
      `${isDemo ? 'DEMO' : 'SANDBOX'}: is allowed only where PUBLIC_URL is this machine (localhost, 127.0.0.1, [::1])`,
    );
  if (
    publicUrl !== undefined &&
    /^http:/i.test(publicUrl) &&
    URL.canParse(publicUrl) &&
    !isLoopback(new URL(publicUrl))
  )
    errors.push('PUBLIC_URL: must be https; http is allowed only on this machine');
  if (Object.keys(readGroupLimits(given['GROUP_LIMITS'] ?? '')).some((name) => !groups.includes(name)))
    errors.push(`GROUP_LIMITS: knows only the groups ${groups.join(', ')}`);
  if (/^http:/i.test(policyBase) && URL.canParse(policyBase)) {
    if (!isTrial || !isLoopback(new URL(policyBase)))
      errors.push(
        'AZURE_POLICY_BASE: must be https; http is allowed only on this machine and with DEMO=true or SANDBOX=true',
      );
  }
  if (REDIS_URL === undefined) {
    const why = DATA_DIR === undefined ? 'is not set' : dataFolderError(DATA_DIR);
    if (why) errors.push(`DATA_DIR: ${why}, and REDIS_URL is not set: the sessions need one of the two`);
  }
  for (const name of ['REDIS_SENTINELS', 'REDIS_SENTINEL_PASSWORD'] as const) {
    const needed = name === 'REDIS_SENTINELS' ? 'REDIS_URL' : 'REDIS_SENTINELS';
    if (given[name] !== undefined && given[needed] === undefined)
      errors.push(`${needed}: is not set, and ${name} has no use without it`);
  }
  if (given['SECURITY_POLICY_URL'] !== undefined && given['SECURITY_CONTACTS'] === undefined)
    errors.push('SECURITY_CONTACTS: is not set, and SECURITY_POLICY_URL has no use without it');
  if (WIDGET_CLIENT_ID !== undefined && WIDGET_SCOPES === undefined)
    errors.push('WIDGET_SCOPES: is not set, and WIDGET_CLIENT_ID has no use without it');
  for (const name of ['CHAT_SCRIPT_URL', 'NOTIFICATIONS_SCRIPT_URL', 'OUTSIDE_ORIGINS'] as const) {
    const isOpen = (given[name] ?? '').split(/\s+/).some((text) => /^(?:http|ws):/i.test(text) && !isLoopbackUrl(text));
    if (isOpen) errors.push(`${name}: must be https or wss; http is allowed only on this machine`);
  }
  if (given['PAYMENT_PROVIDER'] === 'sandbox' && !isTrial)
    errors.push('PAYMENT_PROVIDER: must not be sandbox without DEMO=true or SANDBOX=true: it takes no money');
  errors.push(...errorsInOrder(given));
  const isAdyen = given['PAYMENT_PROVIDER'] === 'adyen';
  if (isAdyen && given['ADYEN_ENVIRONMENT'] === undefined)
    errors.push('ADYEN_ENVIRONMENT: is not set, and PAYMENT_PROVIDER is adyen');
  if (!isAdyen && given['ADYEN_ENVIRONMENT'] !== undefined)
    errors.push('ADYEN_ENVIRONMENT: has no use without PAYMENT_PROVIDER=adyen');
  return errors;
}
