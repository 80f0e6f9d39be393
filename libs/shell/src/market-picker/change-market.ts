import { calls } from '@shop/api-contracts';
import { callOrThrow, removeCookie, writeCookie, type App } from '@shop/platform';

/** Lifetime of the locale cookie. */
const localeCookieDays = 365;
/** Longest wait for saving the choice to the account, in milliseconds. */
const saveTimeLimitMs = 3_000;

interface ChosenMarket {
  /** Country code. */
  country: string;
  locale: string;
}

/**
 * Changes the market: saves country and language for a signed-in user, forgets the suggested country and stores the locale for 365 days;
 * then loads a new document at the market's address (docs/decisions/0004). A failure to save does not stop the change.
 */
export async function changeMarket(app: App, chosen: ChosenMarket, address: string, go = goTo): Promise<void> {
  if (app.identity.current.state !== 'anonymous') await saveForPerson(app, chosen);
  rememberMarket(chosen.locale);
  go(address);
}

/** Stores the locale for the next visit; it overrides the country suggested by the browser's languages. */
export function rememberMarket(locale: string): void {
  removeCookie('country');
  writeCookie('locale', locale, { days: localeCookieDays });
}

/** Loads a new document. */
export const goTo = (address: string): void => location.assign(address);

async function saveForPerson(app: App, { country, locale }: ChosenMarket): Promise<void> {
  const signal = AbortSignal.timeout(saveTimeLimitMs);
  try {
    await callOrThrow(app.api, calls.user.setLocale, { body: { market: country, locale } }, { signal });
  } catch {
    // the cookie still applies to this browser
  }
}
