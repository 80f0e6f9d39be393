import { calls, NotAuthenticatedError, type OrderDocument, type PlacedOrder } from '@shop/api-contracts';
import { Button, showToast } from '@shop/design-system';
import { formatDate } from '@shop/i18n';
import { saveFile, useApp } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import styles from './order.module.css';

/** Documents of the order, for download. */
export function OrderDocuments({ order: { orderId, documents } }: { order: PlacedOrder }) {
  const t = useText();
  return (
    <section className={styles.section} aria-labelledby="order-documents">
      <h2 id="order-documents">{t('portal.orders.documents')}</h2>
      {documents.length === 0 ? (
        <p className="muted">{t('portal.orders.noDocuments')}</p>
      ) : (
        <ul className={styles.documents}>
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentButton orderId={orderId} document={document} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DocumentButton({ orderId, document }: { orderId: string; document: OrderDocument }) {
  const t = useText();
  const { api, locale } = useApp();
  const [isLoading, setLoading] = useState(false);
  const kind = t(`portal.orders.document.${document.kind}`);
  const name = `${kind} ${document.number}`;
  async function save(): Promise<void> {
    setLoading(true);
    try {
      await saveFile(() => api.file(calls.orderHistory.document, { params: { id: orderId, docId: document.id } }));
    } catch (error) {
      if (!(error instanceof NotAuthenticatedError)) {
        // fails with the status text
        const reason = error instanceof Error ? error.message : '';
        showToast({ type: 'error', text: t('portal.orders.documentFailed', { name, reason }) });
      }
    }
    setLoading(false);
  }
  return (
    <>
      <span>
        <strong>{kind}</strong> <span className="nb">{document.number}</span>
        <span className={styles.aside}>
          <bdi>{formatDate(document.date, locale.tag)}</bdi>
        </span>
      </span>
      <Button
        size="small"
        icon="download"
        pending={isLoading}
        aria-label={t('portal.orders.downloadOf', { name })}
        onClick={() => void save()}
      >
        {t('portal.orders.pdf')}
      </Button>
    </>
  );
}
