import { log, pageQueryParameters, pushEvent, type App } from '@shop/platform';

/** The title is looked for every 50 ms, at most 200 times. */
export const titleRetryMs = 50;
export const maxTitleRetries = 200;

/** What a page calls itself for analytics. */
export interface PageIdentity {
  title: string;
  category: string | undefined;
}

/** Words that people typed and where they came from stay out of analytics. */
const unmeasured = new Set<string>(['q', 'parent', 't']);

/** Path and the page's own query parameters: nothing that says who looks. */
export function measuredLocation(pathname: string, search: string): string {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of pageQueryParameters) {
    const value = asked.get(name);
    if (value !== null && !unmeasured.has(name)) kept.set(name, value);
  }
  const text = kept.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/**
 * After a navigation: waits until the page says its title and analytics category, then hands them over. Logs a
 * warning and hands over nothing when they never come.
 *
 * @returns stops waiting
 */
export function whenPageIsIdentified(
  read: () => PageIdentity,
  then: (page: Required<PageIdentity>) => void,
): () => void {
  let retries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    const page = read();
    if (page.title !== '' && page.category !== undefined) return then(page);
    if (retries === maxTitleRetries) {
      log('Warning', `No title or analytics category at ${location.pathname} after ${maxTitleRetries} tries`, page);
      return;
    }
    retries += 1;
    timer = setTimeout(attempt, titleRetryMs);
  };
  attempt();
  return () => clearTimeout(timer);
}

export function pushPageView(app: App, page: Required<PageIdentity>, pageLocation: string): void {
  pushEvent({
    event: 'page_view',
    page_title: page.title,
    page_location: pageLocation,
    analytics_category: page.category,
    language: app.locale.language,
    country: app.locale.country,
    companyId: app.companyId ?? null,
  });
}
