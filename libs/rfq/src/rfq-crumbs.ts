import { paths, type RouteHandle } from '@shop/platform';
import { hasSeveralGroups } from './quote-request/quote-checkout-query.ts';
import { quoteCartPath } from './quote-request/quote-cart-path.ts';
import { textOf } from './text.ts';

type Title = 'rfq.partners.title' | 'rfq.partner.title' | 'rfq.details.title';

/** Crumbs: the cart, then the page; between them the page of all groups if there are several. */
export const rfqCrumbs =
  (title: Title): NonNullable<RouteHandle['crumbs']> =>
  (app) => {
    const t = textOf(app.i18n);
    const isBetween = title !== 'rfq.partners.title' && !app.isServer && hasSeveralGroups(app);
    return [
      { text: t('rfq.cart'), to: quoteCartPath() },
      ...(isBetween ? [{ text: t('rfq.partners.title'), to: paths.partners() }] : []),
      { text: t(title) },
    ];
  };
