import type { RequestListener } from 'node:http';

/** A registry of prom-client. */
interface MetricsRegistry {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/** `/metrics` on a separate port, which is never public. */
export function metricsListener({ registry }: { registry: MetricsRegistry }): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
}
