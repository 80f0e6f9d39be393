import { appContext, identityScope, loadQuery, notFound, settingsQuery, startLateQuery } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { readOrderFilters } from '../orders/order-filters.ts';
import { hasOrders, orderQuery, ordersQuery } from '../orders/orders-query.ts';

/** Not-found where the market has no order history (setting orderHistoryEnabled). */
export async function ordersLoader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  if (!hasOrders(await loadQuery(app, settingsQuery()))) throw notFound();
  if (app.identity.current.state === 'signedIn') {
    const scope = context.get(identityScope);
    const filters = readOrderFilters(new URL(request.url).searchParams);
    void (params['orderId']
      ? startLateQuery(app, orderQuery(scope, params['orderId']))
      : startLateQuery(app, ordersQuery(scope, filters)));
  }
  return null;
}
