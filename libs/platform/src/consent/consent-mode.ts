import { hasConsent, subscribeConsent } from './consent.ts';

type State = 'granted' | 'denied';

/** Advertising is never allowed: nobody is asked about it. */
const modeOf = (statistics: State) => ({
  ad_storage: 'denied' satisfies State,
  ad_user_data: 'denied' satisfies State,
  ad_personalization: 'denied' satisfies State,
  analytics_storage: statistics,
});

/** A command of Google's tags: they read array-like `arguments`, as gtag() pushes them, and no arrays. */
function consentCommand(..._command: ['consent', 'default' | 'update', ReturnType<typeof modeOf>]) {
  // eslint-disable-next-line prefer-rest-params
  return arguments as unknown as Record<string, unknown>;
}

/**
 * Keeps Google Consent Mode in the data layer: all denied by default, as its first entry, so that a tag which a tag manager
 * loads later measures nothing of what was pushed before; updated by a stored choice and by each further one.
 * @returns stops following
 */
export function followConsent(): () => void {
  const layer = (window.dataLayer ??= []);
  const isKnown = layer.some((entry) => entry['0'] === 'consent');
  if (!isKnown) layer.unshift(consentCommand('consent', 'default', modeOf('denied')));
  let last: State = 'denied';
  const follow = () => {
    const state: State = hasConsent() ? 'granted' : 'denied';
    if (state === last) return;
    last = state;
    window.dataLayer!.push(consentCommand('consent', 'update', modeOf(state)));
  };
  follow();
  return subscribeConsent(follow);
}
