import type { Logger } from '../logger.ts';
import type { Telemetry } from './telemetry.ts';

interface TelemetryOptions {
  /** Name of the server at the collector. */
  service: string;
  config: { OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined; OTEL_EXPORTER_OTLP_HEADERS?: string | undefined };
  log: Pick<Logger, 'warn'>;
}

/** Starts reporting; undefined without a collector, and then no code of OpenTelemetry is loaded. */
export async function startTelemetry({ service, config, log }: TelemetryOptions): Promise<Telemetry | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = config;
  if (endpoint === undefined) return undefined;
  const { createOpenTelemetry } = await import('./open-telemetry.ts');
  const pairs = headers === '' ? [] : headers.split(',');
  return createOpenTelemetry({
    service,
    endpoint: endpoint.replace(/\/$/, ''),
    headers: Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), decoded(pair.slice(pair.indexOf('=') + 1))]),
    ),
    log,
  });
}

/** Values are percent-encoded where they need it (OpenTelemetry, OTLP exporter configuration). */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
