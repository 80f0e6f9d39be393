import { ApiError, widgetTokenSchema } from '@shop/api-contracts';
import type * as z from 'zod/mini';

export type WidgetToken = z.output<typeof widgetTokenSchema>;

/** Timeout of the hidden frame in milliseconds, before the BFF's token is used. */
const frameTimeoutMs = 10_000;
const bridge = '/auth/widget-bridge';

/**
 * Gets a short-lived token for the notifications widget, valid for the notifications service only. If the operator has registered the
 * widget as an application of its own, a hidden frame gets the token from the identity provider; if that fails or is not set up, the BFF
 * returns the one from the sign-in. Rejects with ApiError: 401 signed out, 404 no such service, 409 no token in this session.
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
  let cleanUp = () => undefined as void;
  const answer = new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The identity provider did not answer in time')), frameTimeoutMs);
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === frame.contentWindow && origin === location.origin) resolve(data);
    };
    window.addEventListener('message', onMessage);
    cleanUp = () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      frame.remove();
    };
  });
  document.body.append(frame);
  try {
    return widgetTokenSchema.parse(await answer);
  } finally {
    cleanUp();
  }
}

async function tokenOfSession(): Promise<WidgetToken> {
  const url = '/auth/widget-token';
  const response = await fetch(url, { method: 'POST', headers: { 'x-csrf': '1' } });
  if (!response.ok) throw new ApiError(response.status, url, await response.json().catch(() => null));
  return widgetTokenSchema.parse(await response.json());
}
