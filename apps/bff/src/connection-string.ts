import { isLoopback } from '@shop/server';

/** A collector that takes batches of Application Insights. */
export interface TelemetryCollector {
  /** Instrumentation key, which names the receiving resource; every page contains it. */
  key: string;
  /** Where batches are sent; the only address that the BFF calls for it. */
  url: URL;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads `InstrumentationKey=…;IngestionEndpoint=https://…/`; undefined unless both are valid. http is for this machine alone. */
export function readConnectionString(text: string): TelemetryCollector | undefined {
  const parts = new Map(
    text.split(';').map((part): [string, string] => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()];
    }),
  );
  const [key = '', endpoint = ''] = [parts.get('instrumentationkey'), parts.get('ingestionendpoint')];
  if (!uuid.test(key) || !URL.canParse(endpoint)) return undefined;
  const base = new URL(endpoint.endsWith('/') ? endpoint : `${endpoint}/`);
  const isSafe = base.protocol === 'https:' || (base.protocol === 'http:' && isLoopback(base));
  return isSafe ? { key, url: new URL('v2/track', base) } : undefined;
}
