import { appContext, identityScope, loadQuery, settingsQuery, startLateQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { readOrderFilters } from '../orders/order-filters.ts';
import { orderQuery, ordersQuery, ownOrderQuery, ownOrdersQuery } from '../orders/orders-query.ts';

/** Loads orders with their progress if the market has a history (setting orderHistoryEnabled). */
export async function ordersLoader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const { orderHistoryEnabled } = await loadQuery(app, settingsQuery());
  if (app.identity.current.state === 'signedIn') {
    const scope = context.get(identityScope);
    const { orderId } = params;
    const filters = readOrderFilters(new URL(request.url).searchParams);
    void (orderHistoryEnabled
      ? orderId
        ? startLateQuery(app, orderQuery(scope, orderId))
        : startLateQuery(app, ordersQuery(scope, filters))
      : orderId
        ? startLateQuery(app, ownOrderQuery(scope, orderId))
        : startLateQuery(app, ownOrdersQuery(scope)));
  }
  return null;
}
