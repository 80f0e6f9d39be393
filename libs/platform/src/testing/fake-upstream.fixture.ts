import type { ApiRequest } from '@shop/api-contracts';

/**
 * What upstream answers, by method and path: `POST /cart/:id/add`, with what stands in the place of `:id`. The first that fits; calls
 * that nobody announced fail the test.
 */
export type Answers = Record<
  string,
  (request: ApiRequest, params: Record<string, string>) => Response | Promise<Response>
>;

export interface ReceivedCall {
  /** Method and path: `POST /cart/7f…/add`. */
  call: string;
  query: URLSearchParams;
  /** Read where it was JSON, as it was sent otherwise. */
  body: unknown;
  /** Idempotency-Key. */
  key: string | undefined;
  ifMatch: string | undefined;
}

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
export const problem = (status: number, more: Record<string, unknown> = {}) =>
  json({ title: 'Failed', status, requestId: 'r-1', ...more }, status);

/** An upstream that answers as told, and says what it was asked. Of several answers to one call the first counts. */
export function createFakeUpstream(...answers: Answers[]) {
  const calls: ReceivedCall[] = [];
  const fetcher = async (request: ApiRequest): Promise<Response> => {
    const [path = '', search] = request.url.split('?');
    const { method, body, headers } = request;
    calls.push({
      call: `${method} ${path}`,
      query: new URLSearchParams(search),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
      key: headers['idempotency-key'],
      ifMatch: headers['if-match'],
    });
    for (const [pattern, answer] of answers.flatMap((some) => Object.entries(some))) {
      const params = matchCall(pattern, `${method} ${path}`);
      if (params) return answer(request, params);
    }
    throw new Error(`Nobody announced ${method} ${path}`);
  };
  const callsOf = (pattern: string) => calls.filter(({ call }) => matchCall(pattern, call));
  const bodiesOf = (pattern: string) => callsOf(pattern).map(({ body }) => body);
  return { fetcher, calls, callsOf, bodiesOf };
}

/** `POST /cart/:id/add` against `POST /cart/7f…/add`: what stands in the place of names. */
function matchCall(pattern: string, call: string): Record<string, string> | undefined {
  const expression = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const found = expression.exec(call);
  return found ? { ...found.groups } : undefined;
}
