import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { httpUrl } from '../environment-values.ts';

/** How a request or a call ended. */
export interface SpanEnd {
  /** Name of the route or endpoint, never a path, which may contain free text. */
  route: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** Machine-readable reason of a failure. */
  reason?: string | undefined;
}

/** One request or call in a trace. */
export interface Span {
  readonly traceId: string;
  /** W3C `traceparent` of what it causes in the next server. */
  readonly traceparent: string;
  /** W3C `tracestate` beside it, as the caller sent it. */
  readonly tracestate: string | undefined;
  /** Begins a call to another server as a part of this span. */
  beginCall(method: string): Span;
  /** Runs the work; statements that it makes, also later, become parts of this span. */
  run<Result>(work: () => Result): Result;
  /** Ends the span and counts its time; only the first end counts. */
  end(how: SpanEnd): void;
}

/** One SQL statement that has ended. */
export interface Statement {
  /** With placeholders; never with the values. */
  text: string;
  /** Milliseconds. */
  ms: number;
  isFailed: boolean;
}

/** Reports what a server does to a collector, as traces and metrics of OpenTelemetry. */
export interface Telemetry {
  /** Begins the span of a request, in the trace of its `traceparent` where that is valid. */
  beginRequest(request: { method?: string | undefined; headers: IncomingHttpHeaders }): Span;
  /** Reports a statement as a part of the span whose work made it; without one, only its time counts. */
  statement(statement: Statement): void;
  /** Sends what is left, for a few seconds at most. */
  stop(): Promise<void>;
}

/** Environment variables of a server that reports to a collector, named as in OpenTelemetry. */
export const telemetryVariables = {
  /** Base address of a collector that takes OTLP over HTTP as JSON: `http://collector:4318`. Without it nothing is reported. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** Headers of each report, `name=value,name=value`. OTEL_EXPORTER_OTLP_HEADERS_FILE names a file with them instead. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'must look like name=value,name=value')
    .optional(),
};

/** Those of them that are secret. */
export const telemetrySecrets = ['OTEL_EXPORTER_OTLP_HEADERS'];
