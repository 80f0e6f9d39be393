import { TileRow, TileRows, TileRowsSkeleton } from '@shop/design-system';
import { formatDate } from '@shop/i18n';
import { paths, ShopLink, useApp } from '@shop/platform';
import { Tile } from '../overview/tile.tsx';
import { useText } from '../text.ts';
import { OrderStatusTag } from './order-status.tsx';
import { useNewOrders } from './use-new-orders.ts';

/** Number of orders on the overview. */
const shownCount = 3;

/** Tile of the overview: the newest orders with their status, and a link to all. */
export function OrdersTile() {
  const t = useText();
  const { tag } = useApp().locale;
  const {
    query: { isError },
    found: data,
    hasHistory,
  } = useNewOrders();
  const isEmpty = data?.total === 0;
  return (
    <Tile
      title={t('portal.orders')}
      to={isEmpty ? paths.home() : paths.orders()}
      action={
        !data ? t('portal.orders') : isEmpty ? t('portal.orders.find') : t('portal.orders.all', { count: data.total })
      }
    >
      {!data && !isError && <TileRowsSkeleton rows={shownCount} />}
      {!data && isError && <p>{t('portal.orders.failed')}</p>}
      {isEmpty && <p>{t(hasHistory ? 'portal.orders.noneText' : 'portal.orders.ownNoneText')}</p>}
      {data && !isEmpty && (
        <TileRows>
          {data.orders
            .slice(0, shownCount)
            .map(({ orderId, orderNumber, status, deliveryDate, placedAt, customerOrderReference }) => (
              <TileRow
                key={orderId}
                name={
                  <ShopLink to={paths.order(orderId)} className="target nb">
                    {orderNumber}
                  </ShopLink>
                }
                state={status && <OrderStatusTag order={{ status, deliveryDate }} />}
                meta={
                  <>
                    <bdi>{formatDate(placedAt, tag)}</bdi>
                    {customerOrderReference && (
                      <>
                        , <bdi>{customerOrderReference}</bdi>
                      </>
                    )}
                  </>
                }
              />
            ))}
        </TileRows>
      )}
    </Tile>
  );
}
