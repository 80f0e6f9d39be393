import type { Request, Response } from 'express';
import { answerFailure, refuse } from '../http/answer-failure.ts';
import { readBody, type BodyLimits } from '../upstream/request-body.ts';
import type { TelemetryCollector } from '../connection-string.ts';
import { acceptedOf, isBatchFor } from './telemetry-batch.ts';

/** A batch has 102,400 characters at most, each of up to three bytes in UTF-8. */
const maxBytes = 320 * 1024;
/** Batches that are being passed on at a time, and so what a collector that hangs can hold. */
const maxInFlight = 20;
/** Milliseconds until the collector must have answered. */
const timeLimitMs = 10_000;
/** Bytes of an answer that are read; a real one has a few hundred. */
const maxAnswerBytes = 256 * 1024;
const maxRetryAfterSeconds = 3_600;

/**
 * `POST /telemetry/track`: passes a batch on to the collector, and only the batch: no cookie, no address of the browser, no other
 * header. The browser's code waits and tries again after 429 and 503, and drops what was answered 400.
 */
export function passTelemetry({ key, url }: TelemetryCollector, bodies: BodyLimits) {
  let inFlight = 0;

  async function pass(request: Request, response: Response, batch: Buffer): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      body: new Uint8Array(batch),
      headers: { 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const accepted = acceptedOf(answer.status, await textOf(answer));
    if (accepted) response.status(answer.status).set('cache-control', 'no-store').json(accepted);
    else if (answer.status === 429) {
      const title = 'The collector of telemetry takes no more at the moment';
      const retryAfterSeconds = retryAfterOf(answer);
      refuse(request, response, { status: 429, code: 'too_many_requests', title, retryAfterSeconds });
    } else if (answer.status === 400) {
      refuse(request, response, { status: 400, code: 'invalid_request', title: 'The collector refused the batch' });
    } else answerFailure(request, response, 'collector_down');
  }

  return function passBatch(request: Request, response: Response): void {
    request.context.route = 'telemetry';
    if (request.context.target.path !== '/telemetry/track') {
      refuse(request, response, { status: 404, code: 'unknown_path', title: 'Endpoint not found' });
      return;
    }
    if (request.method !== 'POST') {
      const title = 'Method not allowed for this endpoint';
      refuse(request, response, { status: 405, code: 'method_not_allowed', title, headers: { allow: 'POST' } });
      return;
    }
    readBody(request, { ...bodies, maxBytes }, (read) => {
      if (read.kind === 'refused') {
        refuse(request, response, {
          status: read.status,
          code: 'bad_body',
          title: 'The batch is too large or too slow',
        });
      } else if (!isBatchFor(key, read.body.bytes)) {
        refuse(request, response, {
          status: 400,
          code: 'invalid_request',
          title: 'Not a batch of telemetry of this shop',
        });
      } else if (inFlight >= maxInFlight) {
        answerFailure(request, response, 'collector_down');
      } else {
        // only a batch that is here takes a place, and holds it until the collector has answered, whoever has left meanwhile
        inFlight += 1;
        pass(request, response, read.body.bytes)
          .catch(() => answerFailure(request, response, 'collector_down'))
          .finally(() => (inFlight -= 1));
      }
    });
  };
}

function retryAfterOf({ headers }: globalThis.Response): number {
  const seconds = Number(headers.get('retry-after'));
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, maxRetryAfterSeconds) : 60;
}

/** The text of an answer; empty when it is too long. */
async function textOf({ body }: globalThis.Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
