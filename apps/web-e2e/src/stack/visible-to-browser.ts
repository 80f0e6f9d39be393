import type { BrowserContext } from '@playwright/test';
import type { Exchange } from './recorder.ts';

/** Header and payload of a JSON Web Token. */
const jwt = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}/g;

/** Where a browser could see a token, and the text found there. */
type Place = [where: string, text: string];

/** The parts of an exchange that the browser can see. */
const placesOf = ({ method, path, query, headers, sent, answerHeaders, answer }: Exchange): Place[] => [
  [`address of ${method} ${path}`, query],
  [`request headers of ${method} ${path}`, JSON.stringify(headers)],
  [`request body of ${method} ${path}`, sent],
  [`headers of ${method} ${path}`, JSON.stringify(answerHeaders)],
  [`body of ${method} ${path}`, answer],
];

/**
 * Watches everything that the windows of a context can see from now on.
 *
 * @param calls of the recorder between browser and shop
 */
export function watchEverything(context: BrowserContext, calls: Exchange[]) {
  const kept: Place[] = [];
  const first = calls.length;
  // includes the provider's pages
  context.on('request', (request) => kept.push(['address', request.url()]));

  const places = () => [...kept, ...calls.slice(first).flatMap(placesOf)];
  return {
    /** Reads what the pages store at this moment. */
    async look(): Promise<void> {
      kept.push(['cookies', JSON.stringify(await context.cookies())]);
      for (const frame of context.pages().flatMap((page) => page.frames())) {
        const found = await frame.evaluate(async () => ({
          html: document.documentElement.outerHTML,
          'document.cookie': document.cookie,
          localStorage: JSON.stringify({ ...localStorage }),
          sessionStorage: JSON.stringify({ ...sessionStorage }),
          databases: JSON.stringify(await indexedDB.databases()),
          caches: JSON.stringify(await caches.keys()),
          'window.name': window.name,
          'history.state': JSON.stringify(history.state),
          location: location.href,
        }));
        kept.push(...Object.entries(found));
      }
    },
    /** Number of watched places. */
    count: () => places().length,
    /** The places that contain one of the tokens, or anything that looks like a JSON Web Token. */
    find: (tokens: string[]): string[] =>
      places()
        .filter(([, text]) => tokens.some((token) => text.includes(token)) || text.match(jwt))
        .map(([where]) => where),
  };
}
