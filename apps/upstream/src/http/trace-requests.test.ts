import { startTelemetry } from '@shop/server';
import express from 'express';
import { sql } from 'kysely';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTemporary, type Connection } from '../database/connection.ts';
import { traceStatements } from '../database/trace-statements.ts';
import { traceRequests } from './trace-requests.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

const servers: Server[] = [];
async function listenTo(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let connection: Connection;
afterAll(async () => {
  for (const server of servers) server.close();
  await connection.close();
});

it('M3: each statement belongs to the request that made it, and what people entered stays here', async () => {
  let reported = '';
  const collector = await listenTo((request, response) => {
    request.on('data', (chunk) => (reported += String(chunk)));
    request.on('end', () => {
      if (request.url === '/v1/traces') reported += '\n';
      else reported = reported.slice(0, reported.lastIndexOf('\n') + 1);
      response.end('{}');
    });
  });
  const config = { OTEL_EXPORTER_OTLP_ENDPOINT: collector };
  const telemetry = (await startTelemetry({ service: 'upstream', config, log: { warn: () => undefined } }))!;
  connection = await openTemporary(null, { onQuery: traceStatements(telemetry) });
  const { db } = connection;

  const app = express();
  app.post('/echo', express.json(), async (request, response) => {
    response.locals['route'] = 'echo';
    const { text, times } = request.body as { text: string; times: number };
    for (let n = 0; n < times; n += 1) await sql`select ${text}::text as said, ${sql.lit(times)}::int`.execute(db);
    response.json({});
  });
  const shop = await listenTo(traceRequests(telemetry, app as RequestListener));
  const traceOf = (times: number) => String(times).repeat(32);
  await Promise.all(
    [1, 2, 3].map((times) =>
      fetch(`${shop}/echo`, {
        method: 'POST',
        body: JSON.stringify({ text: 'very private', times }),
        headers: { 'content-type': 'application/json', traceparent: `00-${traceOf(times)}-00f067aa0ba902b7-01` },
      }),
    ),
  );
  await telemetry.stop();

  const spans = reported
    .trim()
    .split('\n')
    .flatMap((body) => (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  for (const times of [1, 2, 3]) {
    const ofTrace = spans.filter(({ traceId }) => traceId === traceOf(times));
    const request = ofTrace.find(({ name }) => name === 'POST echo')!;
    expect(request.parentSpanId).toBe('00f067aa0ba902b7');
    expect(ofTrace.filter(({ parentSpanId }) => parentSpanId === request.spanId).map(({ name }) => name)).toEqual(
      Array<string>(times).fill('SELECT'),
    );
  }
  expect(reported).toContain('select $1::text as said');
  expect(reported).not.toContain('very private');
});
