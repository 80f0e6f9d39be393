import { isPseudoLocale } from '@shop/i18n';
import { appContext, getWidgetToken, notFound } from '@shop/platform';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';

/** Demo only, like the pseudo-locales: `/en-xa/widget-test`. */
export function loader({ context }: LoaderFunctionArgs): null {
  if (!isPseudoLocale(context.get(appContext).locale)) throw notFound();
  return null;
}

/**
 * Test page until there is a notifications widget: gets a token as the widget will and shows its audience, never the
 * token.
 */
export function Component() {
  const [message, setMessage] = useState('');
  const ask = async () => {
    const { token, expiresOn } = await getWidgetToken();
    const body = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { aud, client_id: client } = JSON.parse(atob(body)) as Record<string, unknown>;
    return JSON.stringify({ aud, client, expiresOn });
  };
  return (
    <>
      <title>JWT</title>
      <h1 tabIndex={-1}>JWT</h1>
      <button type="button" onClick={() => void ask().catch(String).then(setMessage)}>
        JWT
      </button>
      <output>{message}</output>
    </>
  );
}
