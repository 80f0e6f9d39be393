import type { Logger } from '../logger.ts';
import type { ProcessIdentity } from '../process-identity.ts';
import type { Telemetry } from './telemetry.ts';

interface TelemetryOptions extends Pick<ProcessIdentity, 'service'>, Partial<Omit<ProcessIdentity, 'service'>> {
  config: { OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined; OTEL_EXPORTER_OTLP_HEADERS?: string | undefined };
  log: Pick<Logger, 'warn'>;
}

/** Starts reporting; undefined without a collector, and then no code of OpenTelemetry is loaded. */
export async function startTelemetry({ config, log, ...identity }: TelemetryOptions): Promise<Telemetry | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = config;
  if (endpoint === undefined) return undefined;
  const { createOpenTelemetry } = await import('./open-telemetry.ts');
  const pairs = headers === '' ? [] : headers.split(',');
  return createOpenTelemetry({
    identity,
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
