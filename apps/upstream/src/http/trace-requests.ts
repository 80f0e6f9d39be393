import { whenAnswered, type Telemetry } from '@shop/server';
import type { RequestListener, ServerResponse } from 'node:http';

/** Answers each request within a span of its caller's trace, so that its statements become parts of it. */
export const traceRequests =
  (telemetry: Telemetry, answer: RequestListener): RequestListener =>
  (request, response) => {
    const span = telemetry.beginRequest(request);
    whenAnswered(request, response, ({ status }) => {
      const { locals } = response as ServerResponse & { locals?: { route?: string } };
      span.end({ route: locals?.route ?? 'other', status });
    });
    span.run(() => answer(request, response));
  };
