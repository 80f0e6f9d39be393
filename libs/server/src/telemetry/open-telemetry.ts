import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Histogram,
  type Span as OtelSpan,
  type Tracer,
} from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import type { ProcessIdentity } from '../process-identity.ts';
import { operationOf, tableOf } from './statement-names.ts';
import type { Span, SpanEnd, Statement, Telemetry } from './telemetry.ts';
import { readTraceContext, traceParentOf, type TraceContext } from './trace-context.ts';

interface Options {
  identity: Pick<ProcessIdentity, 'service'> & Partial<ProcessIdentity>;
  /** Without a trailing slash. */
  endpoint: string;
  headers: Record<string, string>;
  log: Pick<Logger, 'warn'>;
}

/** Where a span belongs. */
interface Place {
  parent: typeof ROOT_CONTEXT;
  /** What the caller of the server said of its trace. */
  from: TraceContext | undefined;
}

/** Milliseconds between reports of spans. */
const spansEveryMs = 2_000;
/** Spans that wait for a collector that does not answer; further ones are dropped. */
const maxWaitingSpans = 2_048;
/** Milliseconds after which a report, or the last one of all, is given up. */
const timeLimitMs = 3_000;
/** Milliseconds between log lines about a collector that does not answer. */
const warnEveryMs = 60_000;
/** Characters of a statement: one for a thousand rows has a hundred thousand, nearly all placeholders. */
const maxStatementLength = 2_000;
/** Seconds, as the conventions of OpenTelemetry recommend. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Traces and metrics over OTLP/HTTP, named by OpenTelemetry's conventions. All traces are kept: sampling is the collector's. */
export function createOpenTelemetry({ identity, endpoint, headers, log }: Options): Telemetry {
  warnOfFailures(log);
  const resource = resourceFromAttributes({
    'service.name': identity.service,
    'service.instance.id': identity.instance,
    'service.version': identity.version,
  });
  const exporter = { headers, timeoutMillis: timeLimitMs, concurrencyLimit: 4 };
  const spans = new TracerProvider({
    resource,
    sampler: new AlwaysOnSampler(),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ ...exporter, url: `${endpoint}/v1/traces` }),
        scheduledDelayMillis: spansEveryMs,
        maxQueueSize: maxWaitingSpans,
        exportTimeoutMillis: timeLimitMs,
      }),
    ],
  });
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ ...exporter, url: `${endpoint}/v1/metrics` }),
        exportTimeoutMillis: timeLimitMs,
      }),
    ],
  });
  const tracer = spans.getTracer('shop');
  const meter = metrics.getMeter('shop');
  const histogram = (name: string): Histogram =>
    meter.createHistogram(name, { unit: 's', advice: { explicitBucketBoundaries: durationBuckets } });
  const requests = histogram('http.server.request.duration');
  const calls = histogram('http.client.request.duration');
  const statements = histogram('db.client.operation.duration');
  const current = new AsyncLocalStorage<OtelSpan>();

  const begin = (kind: SpanKind, method: string, place: Place, times: Histogram): Span => {
    const { parent, from } = place;
    const span = tracer.startSpan(method, { kind, attributes: { 'http.request.method': method } }, parent);
    const { traceId, spanId } = span.spanContext();
    const startedAt = performance.now();
    return {
      traceId,
      // whoever began the trace said whether it is kept; every span is sent all the same
      traceparent: traceParentOf({ traceId, spanId, flags: from?.flags ?? '01' }),
      tracestate: from?.state,
      beginCall: (to) => begin(SpanKind.CLIENT, to, { parent: trace.setSpan(ROOT_CONTEXT, span), from }, calls),
      run: (work) => current.run(span, work),
      end(how) {
        if (!span.isRecording()) return;
        const attributes = endOf(how);
        span.updateName(`${method} ${how.route}`).setAttributes(attributes);
        if (how.status === 0 || how.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        times.record((performance.now() - startedAt) / 1_000, { 'http.request.method': method, ...attributes });
      },
    };
  };

  return {
    beginRequest({ method = '', headers }) {
      const from = readTraceContext(headers);
      const parent = from
        ? trace.setSpanContext(ROOT_CONTEXT, { ...from, traceFlags: TraceFlags.SAMPLED, isRemote: true })
        : ROOT_CONTEXT;
      return begin(SpanKind.SERVER, method, { parent, from }, requests);
    },
    statement(statement) {
      const parent = current.getStore();
      const attributes = attributesOf(statement);
      if (parent) reportStatement(tracer, parent, attributes, statement);
      const { 'db.query.text': _text, ...labels } = attributes;
      statements.record(statement.ms / 1_000, labels);
    },
    async stop() {
      const sent = Promise.allSettled([spans.shutdown(), metrics.shutdown({ timeoutMillis: timeLimitMs })]);
      await Promise.race([sent, sleep(timeLimitMs, undefined, { ref: false })]);
    },
  };
}

const endOf = ({ route, status, reason }: SpanEnd): Attributes => ({
  'http.route': route,
  'http.response.status_code': status,
  ...(reason === undefined ? {} : { 'error.type': reason }),
});

function attributesOf({ text }: Statement): Attributes {
  const table = tableOf(text);
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': operationOf(text),
    // metrics would send an empty value for undefined
    ...(table === undefined ? {} : { 'db.collection.name': table }),
    'db.query.text': text.slice(0, maxStatementLength),
  };
}

function reportStatement(tracer: Tracer, parent: OtelSpan, attributes: Attributes, { ms, isFailed }: Statement): void {
  const endedAt = Date.now();
  const name = [attributes['db.operation.name'], attributes['db.collection.name']].filter(Boolean).join(' ');
  const span = tracer.startSpan(
    name,
    { kind: SpanKind.CLIENT, attributes, startTime: endedAt - ms },
    trace.setSpan(ROOT_CONTEXT, parent),
  );
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endedAt);
}

/** A collector that is away is said once a minute; the server goes on. */
function warnOfFailures(log: Pick<Logger, 'warn'>): void {
  let warnedAt = -Infinity;
  setGlobalErrorHandler((error) => {
    if (performance.now() - warnedAt < warnEveryMs) return;
    warnedAt = performance.now();
    const message = typeof error === 'string' ? error : error.message;
    log.warn({ error: message?.slice(0, 200) }, 'telemetry not sent');
  });
}
