import { paths, type RouteHandle } from '@shop/platform';
import { textOf } from './text.ts';

type Title = 'rfq.partners.title' | 'rfq.partner.title' | 'rfq.details.title';

/** The cart, then the page; the page of all partners between them only where more than one group is asked for (specification §2). */
export const rfqCrumbs =
  (title: Title): NonNullable<RouteHandle['crumbs']> =>
  ({ i18n }) => {
    const t = textOf(i18n);
    return [{ text: t('rfq.cart'), to: paths.cart() }, { text: t(title) }];
  };
