import { log, pageQueryParameters, pushEvent, unitPatterns, type App } from '@shop/platform';
import { matchPath } from 'react-router';
import { reportPage } from '../telemetry/telemetry.ts';

/** The title is checked every 50 ms, at most 200 times. */
export const titleRetryMs = 50;
export const maxTitleRetries = 200;

/** Identity of a page for analytics. */
export interface PageIdentity {
  title: string;
  category: string | undefined;
}

/** Search words, origin, and what identifies a customer's unit stay out of analytics. */
const unmeasured = new Set<string>(['q', 'parent', 't', 'equipmentId', 'fits', 'serialNumber']);
const unmeasuredInPath = new Set<string | undefined>([':equipmentId', ':serialNumber', ':tagId']);

/** The address of a unit's page without the unit: `/en-gb/unit/:equipmentId/documentation`. */
function measuredPath(pathname: string): string {
  const pattern = Object.values(unitPatterns).find((one) => matchPath(`/:locale/${one}`, pathname));
  if (pattern === undefined) return pathname;
  const names = ['', ':locale', ...pattern.split('/')];
  return pathname
    .split('/')
    .map((part, n) => (unmeasuredInPath.has(names[n]) ? names[n] : part))
    .join('/');
}

/** Categories of pages whose title has a search word, or the name that somebody gave to a list. */
const ownTitles = new Set(['search', 'favouriteList']);

/** The title of a page; its category where the title says what somebody wrote, or whose unit it is. */
const measuredTitle = ({ title, category }: Required<PageIdentity>, pathname: string): string | undefined =>
  ownTitles.has(category ?? '') || measuredPath(pathname) !== pathname ? category : title;

/** Path and the page's own query parameters, without anything personal. */
export function measuredLocation(pathname: string, search: string): string {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of pageQueryParameters) {
    const value = asked.get(name);
    if (value !== null && !unmeasured.has(name)) kept.set(name, value);
  }
  const text = kept.toString();
  const path = measuredPath(pathname);
  return text ? `${path}?${text}` : path;
}

/**
 * Waits after a navigation until title and analytics category are known, then reports them. Logs a warning and reports nothing if they
 * never are.
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

/** Counts a page view in the data layer, and reports it to the collector. */
export function pushPageView(
  app: App,
  page: Required<PageIdentity>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  const title = measuredTitle(page, pathname) ?? '';
  const address = measuredLocation(pathname, search);
  pushEvent({
    event: 'page_view',
    page_title: title,
    page_location: address,
    analytics_category: page.category,
    language: app.locale.language,
    country: app.locale.country,
    companyId: app.companyId ?? null,
  });
  reportPage(app, { name: title, address });
}
