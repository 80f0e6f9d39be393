import type { Order, PaymentMethod } from '@shop/api-contracts';
import { useCollectText } from '@shop/cart';
import { addressLines } from '@shop/forms';
import { countryName, formatDate, formatMoney, useI18n } from '@shop/i18n';
import { settingsQuery, useApp, usePrefetchedQuery } from '@shop/platform';
import type { ReactNode } from 'react';
import { methodNames } from '../../payment/payment-methods.ts';
import { useText } from '../../text.ts';
import { numberFields } from '../contact/contact-values.ts';
import { offeredHint } from '../freight/freight-choices.tsx';

/** Who is asked about the order, with the numbers and the remark that go with it. */
export function ContactValue({ order: { contact, orderFile, vatIdCheck } }: { order: Order }) {
  const t = useText();
  const settings = usePrefetchedQuery(settingsQuery());
  if (!contact) return null;
  const numbers = numberFields
    .filter(({ name, flag }) => settings[flag] !== 'Off' && contact[name] !== '')
    .map(({ name }) => `${t(`checkout.contact.${name}`)}\u00a0${contact[name]}`);
  return (
    <>
      <p>{[contact.yourReference, contact.email].filter(Boolean).join(', ')}</p>
      <p>
        <bdi>{[contact.phoneNumber, ...numbers].join(', ')}</bdi>
      </p>
      {contact.remark !== '' && (
        <p>
          <bdi>{contact.remark}</bdi>
        </p>
      )}
      {orderFile && <p>{orderFile.name}</p>}
      {vatIdCheck === 'notVerified' && <p>{t('checkout.contact.vatNotVerified')}</p>}
    </>
  );
}

/** An address in one line. */
function AddressValue({ address }: { address: NonNullable<Order['shippingAddress']> }) {
  const { tag } = useApp().locale;
  const [name, ...rest] = addressLines(address, countryName(address.countryCode, tag));
  return (
    <>
      <p>
        <bdi>{name}</bdi>
      </p>
      <p>
        <bdi>{rest.join(', ')}</bdi>
      </p>
    </>
  );
}

export function DeliveryValue({ order: { shippingAddress } }: { order: Order }): ReactNode {
  return shippingAddress && <AddressValue address={shippingAddress} />;
}

export function InvoiceValue({ order: { invoiceAddress } }: { order: Order }) {
  const t = useText();
  return invoiceAddress ? <AddressValue address={invoiceAddress} /> : <p>{t('checkout.review.invoiceAsDelivery')}</p>;
}

/** The chosen freight with its price and day, and what was wished for. */
export function FreightValue({ order: { freight, quoteNumber } }: { order: Order }) {
  const t = useText();
  const collectText = useCollectText();
  const { tag } = useI18n().locale;
  if (!freight) return null;
  const { id, incoterm, amount, currency, deliveryDate, requestedDeliveryDate, partialDelivery } = freight;
  const price =
    id === 'agreed'
      ? ''
      : `, ${Number(amount) === 0 ? t('checkout.freight.free') : formatMoney({ amount, currency }, tag)}`;
  const arrival = t(id === 'collect' ? 'checkout.freight.ready' : 'checkout.freight.arrives', {
    date: formatDate(deliveryDate, tag),
  });
  return (
    <>
      <p>
        {t(`checkout.freight.${id}`)}
        {price}. {arrival}
      </p>
      <p>
        {t(partialDelivery ? 'checkout.freight.partial' : 'checkout.freight.whole')}
        {requestedDeliveryDate !== null &&
          `. ${t('checkout.review.wanted', { date: formatDate(requestedDeliveryDate, tag) })}`}
      </p>
      {quoteNumber !== null && <p>{offeredHint(t, freight)}</p>}
      {freight.collectFrom && (
        <p>
          {t(`checkout.freight.${id}.hint`, { incoterm })}. {collectText(freight.collectFrom)}
        </p>
      )}
    </>
  );
}

/** How the order is paid. */
export function PaymentValue({ method }: { method: PaymentMethod | undefined }) {
  const t = useText();
  if (!method) return <p>{t('checkout.payment.none')}</p>;
  return (
    <>
      <p>{t(methodNames[method])}</p>
      <p>{t(`checkout.payment.${method}.hint`)}</p>
    </>
  );
}
