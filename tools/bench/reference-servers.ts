// Servers for benchmarks to compare with, each in a separate process: `node reference-servers.ts KIND [parameters]`. It sends its port.
import { readFileSync } from 'node:fs';
import { createServer, request as send, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import AgentKeepAlive from 'agentkeepalive';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

const [kind = '', first = '', second = ''] = process.argv.slice(2);

/** The same agent settings as the BFF: 80 sockets, 10 free, 60 s, 5 min. */
const agent = () =>
  new AgentKeepAlive.HttpAgent({ maxSockets: 80, maxFreeSockets: 10, timeout: 60_000, freeSocketTimeout: 300_000 });

const kinds: Record<string, () => Server> = {
  /** Answers every request with JSON of this size in bytes; reports the number of connections on request. */
  json: () => {
    const answer = JSON.stringify({ filler: 'x'.repeat(Number(first) - 13) });
    const headers = { 'content-type': 'application/json', 'content-length': answer.length };
    return createServer((_request, response) => response.writeHead(200, headers).end(answer));
  },
  /** The smallest HTTP server: the limit of this machine. */
  bare: () => createServer((_request, response) => response.end('ok')),
  /** A bare Express route that sends the bytes of a file with the given encoding. */
  page: () => {
    const bytes = readFileSync(first);
    const app = express().disable('x-powered-by').disable('etag');
    app.get('/{*any}', (_request, response) => {
      response
        .set({ 'content-type': 'text/html; charset=utf-8', ...(second ? { 'content-encoding': second } : {}) })
        .end(bytes);
    });
    return createServer(app);
  },
  /** A proxy built from only node:http and the agent. */
  raw: () => {
    const { hostname, port } = new URL(first);
    const sockets = agent();
    return createServer((incoming, response) => {
      const { method, url: path, headers } = incoming;
      const outgoing = send({ agent: sockets, hostname, port, method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      outgoing.on('error', () => {
        if (response.headersSent) response.destroy();
        else response.writeHead(502).end();
      });
      incoming.pipe(outgoing);
    });
  },
  /** Express with http-proxy-middleware as its documentation shows it. */
  plain: () =>
    createServer(
      express().use(createProxyMiddleware({ target: first, agent: agent(), changeOrigin: true })) as RequestListener,
    ),
  /** Closes idle sockets exactly on time and blocks its event loop now and then, which provokes keep-alive races. */
  closing: () => {
    const server = createServer((request, response) => {
      request.resume();
      request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'));
    });
    server.keepAliveTimeout = Number(first);
    server.keepAliveTimeoutBuffer = 0; // exactly at the announced time
    setInterval(() => {
      const until = performance.now() + 50;
      while (performance.now() < until);
    }, 120);
    return server;
  },
};

const server = kinds[kind]?.();
if (!server) throw new Error(`There is no reference server ${kind}`);
let connections = 0;
server.on('connection', () => (connections += 1));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ connections }));
process.on('disconnect', () => process.exit());
