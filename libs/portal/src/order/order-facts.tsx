import { calls, type OrderedOffer } from '@shop/api-contracts';
import { useCollectText } from '@shop/cart';
import { DefinitionList } from '@shop/design-system';
import { AddressText, EmailText } from '@shop/forms';
import { formatDate } from '@shop/i18n';
import { paths, ShopLink, useApp } from '@shop/platform';
import type { ReactNode } from 'react';
import { FileButton } from '../file-button.tsx';
import { useText } from '../text.ts';
import type { ShownOrder } from './shown-order.ts';
import styles from './order.module.css';

/** Delivery address, contact, freight and payment. */
export function OrderFacts({ order }: { order: ShownOrder }) {
  const t = useText();
  return (
    <div className={styles.facts}>
      <Fact title={t('portal.orders.delivery')}>
        <AddressText address={order.shippingAddress} />
      </Fact>
      <Fact title={t('portal.orders.invoice')}>
        {order.invoiceAddress ? (
          <AddressText address={order.invoiceAddress} />
        ) : (
          <p>{t('portal.orders.sameAddress')}</p>
        )}
      </Fact>
      <Fact title={t('portal.orders.contact')}>
        <Contact order={order} />
      </Fact>
      {order.offer && (
        <Fact title={t('portal.orders.supplier')}>
          <Supplier offer={order.offer} />
        </Fact>
      )}
      <Fact title={t('portal.orders.freightAndPayment')}>
        <FreightAndPayment order={order} />
      </Fact>
    </div>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

function Contact({ order: { orderId, contact, orderFile } }: { order: ShownOrder }) {
  const t = useText();
  const { api } = useApp();
  const texts: [string, string][] = [
    [t('portal.orders.yourReference'), contact.yourReference],
    [t('portal.field.companyNumber'), contact.companyNumber],
    [t('portal.field.electronicInvoiceNumber'), contact.electronicInvoiceNumber],
    [t('portal.field.vatId'), contact.vatId],
    [t('portal.orders.remark'), contact.remark],
  ];
  return (
    <DefinitionList
      items={[
        { term: t('portal.profile.email'), value: <EmailText email={contact.email} /> },
        { term: t('portal.field.phoneNumber'), value: <span className="nb">{contact.phoneNumber}</span> },
        ...texts.filter(([, value]) => value !== '').map(([term, value]) => ({ term, value })),
        ...(orderFile
          ? [
              {
                term: t('portal.orders.file'),
                value: (
                  <FileButton
                    file={orderFile}
                    load={() => api.file(calls.orders.orderFile, { params: { id: orderId } })}
                    failedText={(reason) => t('portal.orders.documentFailed', { name: orderFile.name, reason })}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Who delivers, by which offer. */
function Supplier({ offer: { quoteNumber, revision, offeredAt, supplier, confirmedAt } }: { offer: OrderedOffer }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { name, phoneNumber, email } = supplier;
  return (
    <DefinitionList
      items={[
        { term: t('portal.orders.supplierName'), value: name },
        { term: t('portal.profile.email'), value: <EmailText email={email} /> },
        { term: t('portal.field.phoneNumber'), value: <span className="nb">{phoneNumber}</span> },
        {
          term: t('portal.orders.quoteRequest'),
          value: (
            <ShopLink to={paths.quoteRequest(quoteNumber)} className="target nb">
              {quoteNumber}
            </ShopLink>
          ),
        },
        {
          term: t('portal.orders.offer'),
          value: t('portal.orders.offerOf', { revision, date: formatDate(offeredAt, tag) }),
        },
        {
          term: t('portal.orders.deliveryDays'),
          value:
            confirmedAt === null
              ? t('portal.orders.notConfirmed')
              : t('portal.orders.confirmedOn', { date: formatDate(confirmedAt, tag) }),
        },
      ]}
    />
  );
}

function FreightAndPayment({ order: { freight, paymentMethod } }: { order: ShownOrder }) {
  const t = useText();
  const collectText = useCollectText();
  const { tag } = useApp().locale;
  return (
    <DefinitionList
      items={[
        {
          term: t('portal.orders.sum.freight'),
          value: [
            freight.offered
              ? t(`portal.orders.freight.offered.${freight.offered.freight}`)
              : t(`portal.orders.freight.${freight.id}`),
            freight.collectFrom && collectText(freight.collectFrom),
          ]
            .filter(Boolean)
            .join('. '),
        },
        { term: t('portal.orders.incoterm'), value: `${freight.incoterm} ${freight.offered?.place ?? ''}`.trim() },
        ...(freight.requestedDeliveryDate
          ? [{ term: t('portal.orders.requested'), value: formatDate(freight.requestedDeliveryDate, tag) }]
          : []),
        {
          term: t('portal.orders.parts'),
          value: t(freight.partialDelivery ? 'portal.orders.parts.partial' : 'portal.orders.parts.whole'),
        },
        { term: t('portal.orders.payment'), value: t(`portal.orders.payment.${paymentMethod}`) },
      ]}
    />
  );
}
