import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { answerFailure } from '../http/answer-failure.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { reasonOf } from '../upstream/failure.ts';
import { identityOf, type CallIdentity } from '../upstream/request-headers.ts';
import { suggestedMarket } from './accept-language.ts';
import type { MarketDirectory } from './markets.ts';
import type { WebBundle } from '../web/web-bundle.ts';

interface LocaleRedirectOptions {
  directory: (identity: CallIdentity) => Promise<MarketDirectory>;
  web: Pick<WebBundle, 'localePath'>;
  isSecure: boolean;
}

/** First segment of the identification links on labels (IEC 61406), which have no market. */
export const identificationSegment = 'i';

/** Seconds; the same as for the locale cookie. */
const cookieSeconds = 365 * 24 * 60 * 60;

/**
 * `/` and addresses without a market have no page: redirects to the market of the locale cookie, else to the market that the browser's languages
 * suggest (kept in the country cookie until a market is chosen), else to the default market. `/i/{code}`, which the labels of units carry, leads to the
 * search for the unit, which goes on to it or shows the code.
 */
export function localeRedirect({ directory, web, isSecure }: LocaleRedirectOptions) {
  return async function chooseLocale(request: Request, response: Response): Promise<void> {
    const { context } = request;
    context.route = 'choose-locale';
    try {
      const { list, defaultLocale } = await directory(identityOf(context));
      const chosen = parse(request.headers.cookie ?? '')['locale'];
      const isChosen = list.some((market) => market.locale === chosen);
      const suggested = isChosen ? undefined : suggestedMarket(request.headers['accept-language'], list, defaultLocale);
      const locale = isChosen && chosen ? chosen : (suggested?.locale ?? defaultLocale);
      response.writeHead(302, {
        location: web.localePath(locale) + pageOf(context.target),
        'cache-control': 'private, no-store',
        vary: 'Accept-Language, Cookie',
        'content-length': 0,
        ...(suggested ? { 'set-cookie': countryCookie(suggested.countryCode, isSecure) } : {}),
      });
      response.end();
    } catch (error) {
      answerFailure(request, response, reasonOf(error));
    }
  };
}

/** Path and query of the page in its market, without the slash at the beginning. */
function pageOf({ path, segments: [first, code], query }: RequestTarget): string {
  return first === identificationSegment && code
    ? `unit?${new URLSearchParams({ q: code }).toString()}`
    : path.slice(1) + query;
}

const countryCookie = (countryCode: string, isSecure: boolean): string =>
  `country=${countryCode}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
