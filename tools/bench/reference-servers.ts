// Servers that benchmarks compare with, each in a process of its own: `node reference-servers.ts KIND [parameters]`. It sends its port.
import { readFileSync } from 'node:fs';
import { createServer, request as send, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import AgentKeepAlive from 'agentkeepalive';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

const [kind = '', first = '', second = ''] = process.argv.slice(2);

/** The agent that the BFF has to use: 80 sockets, 10 free, 60 s, 5 min. */
const agent = () =>
  new AgentKeepAlive.HttpAgent({ maxSockets: 80, maxFreeSockets: 10, timeout: 60_000, freeSocketTimeout: 300_000 });

const kinds: Record<string, () => Server> = {
  /** Answers everything with JSON of so many bytes; tells on request how many connections it has seen. */
  json: () => {
    const answer = JSON.stringify({ filler: 'x'.repeat(Number(first) - 13) });
    const headers = { 'content-type': 'application/json', 'content-length': answer.length };
    return createServer((_request, response) => response.writeHead(200, headers).end(answer));
  },
  /** The smallest HTTP server: what this machine can do at all. */
  bare: () => createServer((_request, response) => response.end('ok')),
  /** A bare Express route that sends a file's bytes with the given encoding. */
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
  /** A proxy of nothing but node:http and the agent. */
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
  /** Closes idle sockets exactly on time, and blocks its event loop now and then: where keep-alive races happen. */
  closing: () => {
    const server = createServer((request, response) => {
      request.resume();
      request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'));
    });
    server.keepAliveTimeout = Number(first);
    server.keepAliveTimeoutBuffer = 0; // exactly when the hint says
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
