import type { Order } from '@shop/api-contracts';
import { useCollectText } from '@shop/cart';
import { Button, buttonClass, CopyButton, DefinitionList } from '@shop/design-system';
import { AddressText } from '@shop/forms';
import { countryName, formatDate, useI18n } from '@shop/i18n';
import { paths, ShopLink, useApp, useUser } from '@shop/platform';
import { useEffect, useRef } from 'react';
import { orderSums } from '../checkout-page/summary/order-sums.tsx';
import { methodNames } from '../payment/payment-methods.ts';
import { useText } from '../text.ts';
import { ConfirmedLines } from './confirmed-lines.tsx';
import styles from './confirmation-page.module.css';

/** A placed order: its number, next steps and lines, for screen and print. */
export function ThankYou({ order }: { order: Order }) {
  const t = useText();
  const collectText = useCollectText();
  const app = useApp();
  const { tag } = useI18n().locale;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const number = order.orderNumber ?? '';
  const email = useUser()?.email ?? '';
  const method = order.payment?.method;
  const { freight, shippingAddress, invoiceAddress } = order;
  return (
    <article className={styles.confirmation}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('checkout.confirmation.thanks')}
        </h1>
        <p className={styles.number}>
          {t('checkout.confirmation.number')} <strong className="art">{number}</strong>
          <CopyButton
            value={number}
            label={t('checkout.confirmation.copy', { number })}
            copiedText={t('checkout.confirmation.copied')}
            failedText={t('checkout.confirmation.copyFailed')}
          />
        </p>
        <p className="print-only">
          <bdi>{order.placedAt && formatDate(order.placedAt, tag)}</bdi>,{' '}
          {countryName(app.locale.country.toUpperCase(), tag)}, {app.publicUrl}
          {app.href(paths.confirmation({ o: order.orderId, c: order.cartId }))}
        </p>
      </header>

      <section className="no-print">
        <h2>{t('checkout.confirmation.next')}</h2>
        <ol className={styles.next}>
          <li>{t('checkout.confirmation.nextMail', { email })}</li>
          <li>
            {freight && (freight.id !== 'agreed' || (freight.offered && freight.offered.freight !== 'byAgreement'))
              ? t(
                  freight.incoterm === 'EXW'
                    ? 'checkout.confirmation.nextCollect'
                    : 'checkout.confirmation.nextDelivery',
                  {
                    date: formatDate(freight.deliveryDate, tag),
                  },
                )
              : t('checkout.confirmation.nextAgreed')}
            {freight?.collectFrom && ` ${collectText(freight.collectFrom)}`}
          </li>
          <li>{t(method === 'account' ? 'checkout.confirmation.nextInvoice' : 'checkout.confirmation.nextPaid')}</li>
        </ol>
        <p className={styles.actions}>
          <ShopLink to={paths.order(order.orderId)} className={buttonClass({ variant: 'go' })}>
            {t('checkout.confirmation.toOrder')}
          </ShopLink>
          <Button icon="document" onClick={() => window.print()}>
            {t('checkout.confirmation.print')}
          </Button>
        </p>
      </section>

      <section>
        <h2>{t('checkout.confirmation.lines')}</h2>
        <ConfirmedLines order={order} />
        <DefinitionList className={styles.sums} items={orderSums(order, { t, tag })} />
      </section>

      <section className={styles.facts}>
        {shippingAddress && (
          <div>
            <h2>{t('checkout.confirmation.delivery')}</h2>
            <AddressText address={shippingAddress} />
          </div>
        )}
        <div>
          <h2>{t('checkout.confirmation.invoice')}</h2>
          {invoiceAddress ? <AddressText address={invoiceAddress} /> : <p>{t('checkout.confirmation.sameAddress')}</p>}
        </div>
        <div>
          <h2>{t('checkout.confirmation.payment')}</h2>
          {method && <p>{t(methodNames[method])}</p>}
          {order.contact?.customerOrderReference && (
            <p>{t('checkout.confirmation.reference', { reference: order.contact.customerOrderReference })}</p>
          )}
        </div>
      </section>
    </article>
  );
}
