import { HttpClientException, type Client, type Types } from '@adyen/api-library';
import { ProviderDownError } from './payment-provider.ts';

type HttpClient = Client['httpClient'];

export interface AdyenHttpClientOptions {
  /** For a whole call including its answer; the library's own client limits only the silence of a socket. */
  timeoutMs: number;
  /** Replaces Adyen's scheme and host for a stand-in; the path stays. */
  origin?: string | undefined;
}

type ApiError = Types.checkout.ServiceError;

/** HTTP client for the api-library. Throws ProviderDownError, and HttpClientException when Adyen refuses. */
export function createAdyenHttpClient({ timeoutMs, origin }: AdyenHttpClientOptions): HttpClient {
  return {
    async request(endpoint, json, { apiKey }, _needsKey, { method = 'POST', params, idempotencyKey } = {}) {
      const address = new URL(endpoint);
      const target = new URL(`${address.pathname}${address.search}`, origin ?? address.origin);
      for (const [name, value] of new URLSearchParams(params)) target.searchParams.set(name, value);
      const answer = await send(target, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          'x-api-key': apiKey ?? '',
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        ...(method === 'GET' ? {} : { body: json.toString() }),
      });
      if (answer.status < 300) return answer.text;
      const { errorCode } = refusalOf(answer.text);
      // Adyen's message beside the code may repeat user input
      throw new HttpClientException({
        message: `Adyen answers ${answer.status} ${errorCode ?? ''}`.trim(),
        statusCode: answer.status,
        ...(errorCode === undefined ? {} : { errorCode }),
      });
    },
  };
}

async function send(target: URL, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(target, init);
    const text = await response.text();
    if (response.status >= 500 || response.status === 429) throw new Error(`answered ${response.status}`);
    // detects an answer of a proxy, which the library would take for an answer without fields
    if (response.ok) JSON.parse(text);
    return { status: response.status, text };
  } catch (error) {
    throw new ProviderDownError('Adyen: no answer', { cause: error });
  }
}

function refusalOf(text: string): Pick<ApiError, 'errorCode'> {
  try {
    return JSON.parse(text) as ApiError;
  } catch {
    return {};
  }
}
