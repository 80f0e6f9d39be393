import { healthz, readyz } from '@shop/server';
import type { EndpointName } from '@shop/api-contracts';
import express, { type Express, type RequestHandler } from 'express';
import type { Deps, SheddingSignal } from './deps.ts';
import { createAuthorise } from './identity/bearer.ts';
import { identityRoutes } from './identity/routes/identity-routes.ts';
import { errorScript, errorScriptPath, errorStyle, errorStylePath } from './http/error-page.ts';
import { lastResort } from './http/last-resort.ts';
import { outsideScript, outsideScriptPaths } from './http/outside-script.ts';
import { securityTxt, securityTxtPath } from './http/security-txt.ts';
import { requestLog } from './operations/request-log.ts';
import { knownHost, plainFraming, readsOnly, sameOriginCalls } from './protection/guards.ts';
import { overloadRefusal, requestTarget } from './protection/limits.ts';
import type { Priority } from './protection/priority.ts';
import { createPeerOf, trustProxySetting } from './protection/peer.ts';
import { scannerHeaders, setHeaders } from './protection/security-headers.ts';
import {
  documentRateLimit,
  lookupRateLimit,
  messageRateLimit,
  packRateLimit,
  paymentRateLimit,
  peerRateLimit,
  telemetryRateLimit,
} from './protection/rate-limit.ts';
import { createRenderLimit } from './protection/render-limit.ts';
import { oneDocumentPack } from './protection/pack-limit.ts';
import { createUploadLimit } from './protection/upload-limit.ts';
import { createWriteLimit } from './protection/write-limit.ts';
import { identificationSegment, localeRedirect } from './render/locale-redirect.ts';
import { createIsMarket } from './render/markets.ts';
import { pages } from './render/pages.ts';
import { rightAddress } from './render/right-address.ts';
import { sitemaps } from './render/sitemap.ts';
import { passTelemetry } from './telemetry/pass-telemetry.ts';
import { staticFiles } from './web/static-files.ts';
import { apiRoutes, mediaRoutes, webhookRoutes } from './upstream/api-routes.ts';
import { createProxy } from './upstream/proxy.ts';

const passThrough: RequestHandler = (_request, _response, next) => next();
const routeName =
  (name: string): RequestHandler =>
  (request, _response, next) => {
    request.context.route = name;
    next();
  };

/** The public server: its handlers in the order in which a request passes them. */
export function createApp(deps: Deps): Express {
  const { config, protections, upstream, web } = deps;
  const when = (isOn: boolean, handler: RequestHandler): RequestHandler => (isOn ? handler : passThrough);
  const publicUrl = config.PUBLIC_URL.origin;
  const isSecure = config.PUBLIC_URL.protocol === 'https:';
  const peerOf = createPeerOf(config.TRUST_PROXY);
  const bodies = {
    maxBytes: config.BODY_LIMIT_BYTES,
    maxMs: config.REQUEST_TIMEOUT_MS,
    startMs: config.BODY_START_MS,
    minBytesPerSecond: config.BODY_MIN_BYTES_PER_SECOND,
  };
  const proxy = createProxy({
    upstream,
    peerOf,
    maxWaitMs: config.PROXY_QUEUE_WAIT_MS,
    bodies,
    headerLists: protections.headerLists,
    wholeBodies: protections.wholeBodies,
  });
  const ownPagesOnly = when(protections.csrf, sameOriginCalls(config.PUBLIC_URL));
  const auth = identityRoutes(deps.identity, {
    isMarket: createIsMarket(deps.directory),
    ownPagesOnly,
    web,
    securityHeaders: deps.securityHeaders,
  });
  const renderLimit = createRenderLimit(protections.rateLimit ? config.RENDERS_PER_MINUTE : Infinity, peerOf);
  const sitemap = sitemaps({
    directory: deps.directory,
    callUpstream: deps.callUpstream,
    cache: deps.pageCache,
    web: web.bundle,
    publicUrl,
    maxWaitMs: config.RENDER_QUEUE_WAIT_MS,
    renderLimit,
  });

  const admits =
    (...signals: SheddingSignal[]) =>
    (priority: Priority): boolean => {
      const late = signals.find((signal) => !deps.shedding[signal].admits(priority));
      if (late) deps.metrics.workShed(priority, late);
      return late === undefined;
    };

  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').set('query parser', false);
  if (config.TRUST_PROXY !== '') app.set('trust proxy', trustProxySetting(config.TRUST_PROXY));

  app.use(requestLog(deps));
  app.use(when(protections.securityHeaders, setHeaders(deps.securityHeaders)));
  app.use(requestTarget({ urlLimit: config.URL_LIMIT, isChecked: protections.targetCheck }));
  app.use(plainFraming());
  // not dependent on upstream: restarting the BFF does not repair upstream, and cached pages are still worth serving
  app.get('/healthz', routeName('health'), healthz());
  app.get('/readyz', routeName('health'), readyz(deps.readiness));
  app.use(when(protections.hostCheck, knownHost(config.PUBLIC_URL)));
  app.use(
    when(
      protections.overload,
      overloadRefusal({
        maxInFlight: config.MAX_REQUESTS_IN_FLIGHT,
        maxOfPeer: config.MAX_REQUESTS_IN_FLIGHT_PER_PEER,
        peerOf,
      }),
    ),
  );
  app.use(when(protections.rateLimit, peerRateLimit(config.RATE_LIMIT_PER_MINUTE, peerOf)));

  const paymentLimit = when(protections.rateLimit, paymentRateLimit(config.PAYMENT_CALLS_PER_10_MINUTES, peerOf));
  const labelLimit = when(protections.rateLimit, documentRateLimit(peerOf));
  const packRate = packRateLimit(peerOf);
  const onePack = oneDocumentPack(peerOf);
  const packLimit = when(protections.rateLimit, (request, response, next) =>
    packRate(request, response, (error?: unknown) => (error ? next(error) : onePack(request, response, next))),
  );
  const limits = new Map<EndpointName, RequestHandler>([
    ['feedback.send', when(protections.rateLimit, messageRateLimit(peerOf))],
    ['articleLookup.find', when(protections.rateLimit, lookupRateLimit(peerOf))],
    ['documents.generate', when(protections.rateLimit, documentRateLimit(peerOf))],
    ['replacements.proof', labelLimit],
    ['units.documentPack', packLimit],
    ['units.label', labelLimit],
    ['units.labels', labelLimit],
    ['orders.createPaymentSession', paymentLimit],
    ['orders.submitPayment', paymentLimit],
    ['orders.completeCheckout', paymentLimit],
    ['orders.setPaymentDetails', paymentLimit],
  ]);
  const writeBounds = { lines: config.WRITE_LINES_PER_10_MINUTES, bytes: config.WRITE_BYTES_PER_10_MINUTES };
  const writeLimit = protections.rateLimit ? createWriteLimit(writeBounds) : () => undefined;
  const authorise = createAuthorise(deps.identity);
  const uploadBodies = { maxBytes: config.UPLOAD_LIMIT_BYTES, maxMs: config.UPLOAD_TIMEOUT_MS };
  const uploadLimit = createUploadLimit(peerOf);
  app.use('/webhooks', webhookRoutes(upstream, proxy));
  app.use(
    '/api',
    ownPagesOnly,
    apiRoutes({
      upstream,
      proxy,
      authorise,
      limits,
      uploadBodies,
      uploadLimit,
      writeLimit,
      peerOf,
      admits: admits('event_loop'),
    }),
  );
  app.use('/auth', auth);
  const collector = config.APPLICATIONINSIGHTS_CONNECTION_STRING;
  if (collector) {
    const limit = when(protections.rateLimit, telemetryRateLimit(peerOf));
    app.use('/telemetry', ownPagesOnly, limit, passTelemetry(collector, bodies));
  }
  app.use(readsOnly);
  app.use('/media', mediaRoutes(upstream, proxy));
  app.use(staticFiles(web.clientFolder));
  app.get(errorStylePath, (_request, response) => void response.type('css').send(errorStyle));
  app.get(errorScriptPath, (_request, response) => void response.type('js').send(errorScript));
  // asked for by readers of feeds and bookmarks, which do not look into the page
  app.get('/favicon.ico', (_request, response) => response.redirect(308, '/favicon.svg'));
  const { SECURITY_CONTACTS: contacts, SECURITY_POLICY_URL: policy } = config;
  app.get(securityTxtPath, securityTxt({ contacts, policy, publicUrl }));
  app.get(outsideScriptPaths.chat, outsideScript('chat', config.CHAT_SCRIPT_URL));
  app.get(outsideScriptPaths.notifications, outsideScript('notifications', config.NOTIFICATIONS_SCRIPT_URL));
  app.get('/robots.txt', sitemap.robots);
  app.get('/sitemap.xml', sitemap.index);
  app.get('/sitemaps/:file', sitemap.file);
  const chooseLocale = localeRedirect({ directory: deps.directory, web: web.bundle, isSecure });
  app.get('/', chooseLocale);
  app.get(`/${identificationSegment}/:code`, chooseLocale);
  app.use(rightAddress(chooseLocale, web.bundle));
  app.use(when(protections.securityHeaders, scannerHeaders(deps.securityHeaders, web.bundle.scannerPath)));
  app.use(
    pages({
      render: deps.render,
      cache: deps.pageCache,
      parameters: web.bundle.pageQueryParameters,
      pageNames: web.bundle.pageNames,
      metrics: deps.metrics,
      logger: deps.logger,
      renderLimit,
      admits: admits('event_loop', 'rendering'),
    }),
  );
  app.use(lastResort(deps.logger));
  return app;
}
