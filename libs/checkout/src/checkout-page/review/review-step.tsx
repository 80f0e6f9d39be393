import type { Order } from '@shop/api-contracts';
import { useCollectText } from '@shop/cart';
import { buttonClass, DefinitionList, Icon, Notice } from '@shop/design-system';
import { formatDate, useI18n } from '@shop/i18n';
import { settingsQuery, ShopLink, usePrefetchedQuery } from '@shop/platform';
import { useCheckout } from '../../order/checkout-context.ts';
import { useStepPath } from '../../order/offered-cart.ts';
import { useText } from '../../text.ts';
import { AddressText } from '../address/address-text.tsx';
import { numberFields } from '../contact/contact-values.ts';
import { orderSums } from '../summary/order-sums.tsx';
import { ReviewLines } from './review-lines.tsx';
import { ReviewSection } from './review-section.tsx';
import { offeredHint } from '../freight/freight-choices.tsx';
import { StepFailure } from '../step/step-failure.tsx';
import { useFitConfirmations } from './use-fit-confirmations.ts';
import styles from './review.module.css';

/** Step that shows all input for review before payment; each part can be changed. */
export function ReviewStep() {
  const t = useText();
  const { tag } = useI18n().locale;
  const { order } = useCheckout();
  const stepPath = useStepPath();
  const confirmation = useFitConfirmations(order);
  const isOnAccountOnly = order.paymentMethods.every((method) => method === 'account');
  return (
    <div className={styles.review}>
      <p className={styles.lead}>{t('checkout.review.lead')}</p>
      <div className={styles.sections}>
        <ReviewSection step="contact">
          <ReviewContact order={order} />
        </ReviewSection>
        <ReviewSection step="delivery">
          {order.shippingAddress && <AddressText address={order.shippingAddress} />}
        </ReviewSection>
        <ReviewSection step="invoice">
          {order.invoiceAddress ? (
            <AddressText address={order.invoiceAddress} />
          ) : (
            <p>{t('checkout.review.invoiceAsDelivery')}</p>
          )}
        </ReviewSection>
        <ReviewSection step="freight">
          <ReviewFreight order={order} />
        </ReviewSection>
      </div>
      <ReviewLines order={order} confirmation={confirmation} />
      <div className={styles.sums}>
        <DefinitionList items={orderSums(order, { t, tag })} />
      </div>
      {confirmation.isTold && confirmation.open.length > 0 && (
        <Notice type="critical" live title={t('checkout.fit.open', { count: confirmation.open.length })}>
          {t('checkout.fit.openText')}
        </Notice>
      )}
      {confirmation.isFailed && <StepFailure error={confirmation.error} />}
      <p className={styles.actions}>
        <ShopLink
          to={stepPath('payment')}
          className={buttonClass({ variant: 'go' })}
          onClick={(event) => confirmation.hold(event)}
        >
          {t(isOnAccountOnly ? 'checkout.review.onAccount' : 'checkout.review.pay')}
          <Icon name="arrow-right" />
        </ShopLink>
        <ShopLink to={stepPath('freight')} className={buttonClass()}>
          {t('checkout.back')}
        </ShopLink>
      </p>
    </div>
  );
}

function ReviewContact({ order: { contact, orderFile, vatIdCheck } }: { order: Order }) {
  const t = useText();
  const settings = usePrefetchedQuery(settingsQuery());
  if (!contact) return null;
  const names = [
    'email',
    'phoneNumber',
    'yourReference',
    'customerOrderReference',
    ...numberFields.filter(({ flag }) => settings[flag] !== 'Off').map(({ name }) => name),
    'remark',
  ] as const;
  return (
    <>
      <DefinitionList
        items={[
          ...names
            .filter((name) => contact[name] !== '')
            .map((name) => ({
              term: t(`checkout.contact.${name}`),
              value: <span className={styles.entered}>{contact[name]}</span>,
            })),
          ...(orderFile
            ? [{ term: t('checkout.file'), value: <span className={styles.entered}>{orderFile.name}</span> }]
            : []),
        ]}
      />
      {vatIdCheck === 'notVerified' && (
        <Notice type="informative" title={t('checkout.contact.vatNotVerified')}>
          {t('checkout.contact.vatNotVerifiedText')}
        </Notice>
      )}
    </>
  );
}

function ReviewFreight({ order: { freight, quoteNumber } }: { order: Order }) {
  const t = useText();
  const collectText = useCollectText();
  const { tag } = useI18n().locale;
  if (!freight) return null;
  const { id, incoterm, deliveryDate, requestedDeliveryDate, partialDelivery } = freight;
  return (
    <>
      <p>
        {t(`checkout.freight.${id}`)}.{' '}
        {t(id === 'collect' ? 'checkout.freight.ready' : 'checkout.freight.arrives', {
          date: formatDate(deliveryDate, tag),
        })}
      </p>
      {requestedDeliveryDate !== null && (
        <p>{t('checkout.review.wanted', { date: formatDate(requestedDeliveryDate, tag) })}</p>
      )}
      <p>{t(partialDelivery ? 'checkout.freight.partial' : 'checkout.freight.whole')}</p>
      <p className="muted">{quoteNumber ? offeredHint(t, freight) : t(`checkout.freight.${id}.hint`, { incoterm })}</p>
      {freight.collectFrom && <p>{collectText(freight.collectFrom)}</p>}
    </>
  );
}
