import type { ApiRequest } from '@shop/api-contracts';

/**
 * Upstream's answers by method and path pattern: the handler of `POST /cart/:id/add` gets the value of `:id`. The first match counts; calls
 * without a match fail the test.
 */
export type Answers = Record<
  string,
  (request: ApiRequest, params: Record<string, string>) => Response | Promise<Response>
>;

export interface ReceivedCall {
  /** Method and path: `POST /cart/7f…/add`. */
  call: string;
  query: URLSearchParams;
  /** Parsed if it was JSON, else as sent. */
  body: unknown;
  /** Idempotency-Key. */
  key: string | undefined;
  ifMatch: string | undefined;
}

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
export const problem = (status: number, more: Record<string, unknown> = {}) =>
  json({ title: 'Failed', status, requestId: 'r-1', ...more }, status);

/** A fake upstream with the given answers, which records its calls. If several answers match, the first counts. */
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

/** Matches `POST /cart/:id/add` against `POST /cart/7f…/add`; returns the parameters by name. */
function matchCall(pattern: string, call: string): Record<string, string> | undefined {
  const expression = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const found = expression.exec(call);
  return found ? { ...found.groups } : undefined;
}
