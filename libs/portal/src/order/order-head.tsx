import type { PlacedOrder } from '@shop/api-contracts';
import { useExportLines, type ExportFormat } from '@shop/cart';
import { Button, CopyButton, Disclosure, showToast } from '@shop/design-system';
import { countryName, formatDate, localDay } from '@shop/i18n';
import { paths, useApp } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import { exportedOrder } from './exported-order.ts';
import { OrderStatusTag } from '../orders/order-status.tsx';
import type { ShownOrder } from './shown-order.ts';
import styles from './order.module.css';

/** Number of the order with the actions on the whole of it. Status and buyer come from the history. */
export function OrderHead({ order, history }: { order: ShownOrder; history: PlacedOrder | undefined }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { orderNumber, placedAt, customerOrderReference } = order;
  const date = formatDate(placedAt, tag);
  return (
    <header className={styles.head}>
      <div>
        <div className={styles.title}>
          <div className={styles.name}>
            <h1 tabIndex={-1}>{t('portal.orders.orderOf', { number: orderNumber })}</h1>
            <CopyButton
              value={orderNumber}
              label={t('portal.orders.copyNumber', { number: orderNumber })}
              copiedText={t('portal.copied')}
            />
          </div>
          {history && <OrderStatusTag order={history} />}
        </div>
        <p className="muted">
          {history
            ? t('portal.orders.placedOn', { date, name: history.placedBy })
            : t('portal.orders.placedOnDay', { date })}
          {customerOrderReference !== '' && (
            <>
              <br />
              {t('portal.orders.ownReference', { reference: customerOrderReference })}
            </>
          )}
        </p>
        <Printed order={order} />
      </div>
      <div role="group" aria-label={t('portal.orders.actions')} className={styles.actions} data-chrome>
        <Disclosure size="small" label={t('portal.orders.actions')} onlyPhones>
          <Button size="small" icon="document" onClick={() => window.print()}>
            {t('portal.orders.print')}
          </Button>
          <ExportButton order={order} format="csv" />
          <ExportButton order={order} format="xlsx" />
        </Disclosure>
      </div>
    </header>
  );
}

/** Address, date and market, for print only. */
function Printed({ order: { orderId } }: { order: ShownOrder }) {
  const t = useText();
  const app = useApp();
  const { tag, country } = app.locale;
  const date = formatDate(localDay(), tag);
  return (
    <p className="print-only">
      {t('portal.orders.printedOn', { date })}, {countryName(country.toUpperCase(), tag)}, {app.publicUrl}
      {app.href(paths.order(orderId))}
    </p>
  );
}

function ExportButton({ order, format }: { order: ShownOrder; format: ExportFormat }) {
  const t = useText();
  const exportLines = useExportLines();
  const [isWriting, setWriting] = useState(false);
  const write = async () => {
    setWriting(true);
    try {
      await exportLines(exportedOrder(order, t), format);
    } catch {
      showToast({ type: 'error', text: t('portal.orders.exportFailed') });
    }
    setWriting(false);
  };
  return (
    <Button size="small" icon="download" pending={isWriting} onClick={() => void write()}>
      {t(format === 'csv' ? 'portal.orders.csv' : 'portal.orders.xlsx')}
    </Button>
  );
}
