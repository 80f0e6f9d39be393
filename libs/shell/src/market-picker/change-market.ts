import { calls } from '@shop/api-contracts';
import { callOrThrow, removeCookie, writeCookie, type App } from '@shop/platform';
import { runChange } from '../navigation/run-change.ts';

/** The locale cookie lives 365 days. */
const localeCookieDays = 365;
/** What cannot be saved for the person within this time is not waited for. */
const saveTimeLimitMs = 3_000;

interface ChosenMarket {
  /** Country code. */
  country: string;
  locale: string;
}

/**
 * The change of market, in this order: country and language are saved for the person who is signed in, the suggested
 * country is forgotten and the locale remembered for 365 days; then a new document loads the market at its address (docs/decisions/0004).
 * That saving fails holds nobody up.
 */
export async function changeMarket(app: App, chosen: ChosenMarket, address: string, go = goTo): Promise<void> {
  if (app.identity.current.state !== 'anonymous') await saveForPerson(app, chosen);
  rememberMarket(chosen.locale);
  go(address);
}

/** The locale holds for the next visit; the country suggested by the browser's languages no longer counts. */
export function rememberMarket(locale: string): void {
  removeCookie('country');
  writeCookie('locale', locale, { days: localeCookieDays });
}

/** Leaves for a new document. */
export const goTo = (address: string): void => location.assign(address);

async function saveForPerson(app: App, { country, locale }: ChosenMarket): Promise<void> {
  const signal = AbortSignal.timeout(saveTimeLimitMs);
  try {
    await runChange(app, () =>
      callOrThrow(app.api, calls.user.setLocale, { body: { market: country, locale } }, { signal }),
    );
  } catch {
    // the cookie holds in this browser all the same
  }
}
