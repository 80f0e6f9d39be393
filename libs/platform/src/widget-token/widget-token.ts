import { ApiError, widgetTokenSchema } from '@shop/api-contracts';
import type * as z from 'zod/mini';

export type WidgetToken = z.output<typeof widgetTokenSchema>;

/** Milliseconds that the direct way may take before the other one is tried. */
const patienceMs = 10_000;
const bridge = '/auth/widget-bridge';

/**
 * Token getter of the notifications widget: a short-lived token of the notifications service alone, which the shop API
 * refuses. Where the operator has registered the widget as an application of its own, a hidden frame gets it from the identity provider;
 * where that fails, or is not set up, the BFF hands out the one it got at sign-in. Rejects with ApiError when there is none: 401 signed
 * out, 404 no such service, 409 none for this session.
 */
export async function getWidgetToken(): Promise<WidgetToken> {
  return (await directToken().catch(() => undefined)) ?? tokenOfSession();
}

async function directToken(): Promise<WidgetToken | undefined> {
  const config = await fetch('/auth/widget-config', { headers: { 'x-csrf': '1' } });
  if (!config.ok) return undefined;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = bridge;
  let done = () => undefined as void;
  const answer = new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The identity provider did not answer in time')), patienceMs);
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === frame.contentWindow && origin === location.origin) resolve(data);
    };
    window.addEventListener('message', hear);
    done = () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      frame.remove();
    };
  });
  document.body.append(frame);
  try {
    return widgetTokenSchema.parse(await answer);
  } finally {
    done();
  }
}

async function tokenOfSession(): Promise<WidgetToken> {
  const url = '/auth/widget-token';
  const response = await fetch(url, { method: 'POST', headers: { 'x-csrf': '1' } });
  if (!response.ok) throw new ApiError(response.status, url, await response.json().catch(() => null));
  return widgetTokenSchema.parse(await response.json());
}
