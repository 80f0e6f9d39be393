import { followLog, hasConsent, subscribeConsent, type App } from '@shop/platform';
import type { PageReport, Reporter } from './reporter.ts';

/** Reports that wait at most until the reporter is loaded; the oldest ones are dropped. */
const maxWaiting = 100;

let waiting: ((reporter: Reporter) => void)[] = [];
let reporter: Reporter | undefined;
let isStarting = false;
let isFollowing = false;

/**
 * Reports a page view to the collector. Nothing is kept without consent, except the page that is shown, and no code is loaded until there
 * is consent, and the page has loaded and is idle; none at all where the server names no collector.
 */
export function reportPage(app: App, page: PageReport): void {
  const key = document.documentElement.dataset['telemetry'];
  if (!key) return;
  if (!hasConsent()) waiting = [];
  report((to) => to.page(page));
  if (!isFollowing) {
    isFollowing = true;
    followLog((entry) => {
      if (hasConsent()) report((to) => to.log(entry));
    });
    subscribeConsent(() => (hasConsent() ? start(app, key) : stop()));
  }
  start(app, key);
}

function report(send: (reporter: Reporter) => void): void {
  if (reporter) send(reporter);
  else waiting = [...waiting, send].slice(-maxWaiting);
}

function start(app: App, key: string): void {
  if (reporter || isStarting || !hasConsent()) return;
  isStarting = true;
  whenLoadedAndIdle(() => {
    void import('./application-insights.ts')
      .then(({ createReporter }) => {
        if (!hasConsent()) return;
        reporter = createReporter(app, key);
        for (const send of waiting.splice(0)) send(reporter);
      })
      // measured by nobody; the next page tries again
      .catch(() => undefined)
      .finally(() => (isStarting = false));
  });
}

function stop(): void {
  waiting = [];
  reporter?.stop();
  reporter = undefined;
}

/** Milliseconds after which a page that is never idle loads the code all the same. */
const idleLimitMs = 3_000;

function whenLoadedAndIdle(work: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: idleLimitMs }) : setTimeout(work, 1_000);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
