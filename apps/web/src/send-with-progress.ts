import type { ApiRequest } from '@shop/api-contracts';

type Sent = Pick<ApiRequest, 'method' | 'headers' | 'body' | 'signal' | 'onUploadProgress'> & {
  credentials: 'omit' | 'same-origin';
};

/** `fetch` with upload progress, which browsers report only to XMLHttpRequest. */
export function sendWithProgress(
  url: string,
  { method, headers, body, signal, onUploadProgress, credentials }: Sent,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    request.withCredentials = credentials !== 'omit';
    request.responseType = 'arraybuffer';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onUploadProgress?.(loaded / total);
    });
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    request.addEventListener('timeout', () => reject(new TypeError('Failed to fetch')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    if (signal?.aborted) return reject(new DOMException('The upload was stopped', 'AbortError'));
    signal?.addEventListener('abort', abort);
    request.send(body ?? null);
  });
}

const statusesWithoutBody = new Set([204, 205, 304]);

function responseOf(request: XMLHttpRequest): Response {
  const headers = request
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const at = line.indexOf(':');
      return at < 1 ? [] : [[line.slice(0, at), line.slice(at + 1).trim()]];
    });
  const body = statusesWithoutBody.has(request.status) ? null : (request.response as ArrayBuffer);
  return new Response(body, { status: request.status, statusText: request.statusText, headers });
}
