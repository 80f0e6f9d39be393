import type { APIRequestContext } from 'playwright';

/** Password of all demo accounts. */
export const demoPassword = 'Vadholm-2026';

interface Account {
  email: string;
  password: string;
}

/**
 * Signs in at the identity provider of the sandbox with the requests that a browser would send; the context then has the session.
 *
 * @param returnTo path with its locale
 */
export async function signIn(
  request: APIRequestContext,
  { email, password }: Account,
  returnTo: string,
): Promise<void> {
  const parameters = new URLSearchParams({ returnTo, market: returnTo.split('/')[1]! });
  const form = await request.get(`/auth/login?${parameters}`);
  // the provider may still have a session
  if ((await form.text()).includes('name="password"')) await request.post(form.url(), { form: { email, password } });
}
