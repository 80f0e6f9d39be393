import type { OrderFreightChoice, OrderFreightQuote } from '@shop/api-contracts';
import { useCollectText } from '@shop/cart';
import { Button, classNames, Notice, RadioGroup, Skeleton } from '@shop/design-system';
import { formatDate, formatMoney, useI18n } from '@shop/i18n';
import { codeOf, ShopLink } from '@shop/platform';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCheckout } from '../../order/checkout-context.ts';
import { insideSheet, useStepPath } from '../../order/offered-cart.ts';
import { useText } from '../../text.ts';
import styles from './freight-choices.module.css';

interface FreightChoicesProps {
  quote: UseQueryResult<OrderFreightQuote>;
  choiceId: OrderFreightChoice['id'] | undefined;
  choose: (id: OrderFreightChoice['id']) => void;
  freeFromText: string | undefined;
  /** Moves each wanted day on which nothing is delivered to the next possible one. */
  moveDays: () => void;
}

/** Freight options with price, delivery day and the meaning of their Incoterm. */
export function FreightChoices({ quote, choiceId, choose, freeFromText, moveDays }: FreightChoicesProps) {
  const t = useText();
  const collectText = useCollectText();
  const stepPath = useStepPath();
  const { quoteNumber } = useCheckout().order;
  const { data, error, isFetching, isPlaceholderData, refetch } = quote;
  if (codeOf(error) === 'no_freight_there') {
    return (
      <Notice
        type="critical"
        live
        title={t('checkout.freight.notThere')}
        action={
          <ShopLink {...insideSheet} to={stepPath('delivery')}>
            {t('checkout.freight.otherAddress')}
          </ShopLink>
        }
      >
        {t('checkout.freight.notThereText')}
      </Notice>
    );
  }
  if (codeOf(error) === 'no_delivery_day') {
    return (
      <Notice
        type="critical"
        live
        title={t('checkout.freight.closed')}
        action={
          <Button size="small" onClick={moveDays}>
            {t('checkout.freight.nextDay')}
          </Button>
        }
      >
        {t('checkout.freight.closedText')}
      </Notice>
    );
  }
  if (error && codeOf(error) !== 'cart_changed') {
    return (
      <Notice
        type="critical"
        live
        title={t('checkout.freight.failed')}
        action={
          <Button size="small" pending={isFetching} onClick={() => void refetch()}>
            {t('checkout.retry')}
          </Button>
        }
      />
    );
  }
  if (!data) return <ChoicesSkeleton />;
  const isFreeAlready = data.choices.some(({ id, amount }) => id === 'economy' && Number(amount) === 0);
  return (
    <div
      className={classNames(styles.choices, isPlaceholderData && styles.stale)}
      aria-busy={isPlaceholderData || undefined}
    >
      <RadioGroup
        label={t('checkout.freight.way')}
        name="choiceId"
        appearance="cards"
        value={choiceId ?? 'economy'}
        onChange={choose}
        options={data.choices.map((choice) => ({
          value: choice.id,
          label: <ChoiceLabel choice={choice} />,
          hint: quoteNumber
            ? offeredHint(t, choice)
            : [
                t(`checkout.freight.${choice.id}.hint`, { incoterm: choice.incoterm }),
                ...(choice.collectFrom ? [collectText(choice.collectFrom)] : []),
              ].join('. '),
        }))}
      />
      {freeFromText !== undefined && !isFreeAlready && <p className="muted">{freeFromText}</p>}
    </div>
  );
}

/** Terms of delivery of an accepted offer. */
export const offeredHint = (
  t: ReturnType<typeof useText>,
  { incoterm, offered }: Pick<OrderFreightChoice, 'incoterm' | 'offered'>,
): string =>
  offered
    ? t('checkout.freight.offered.terms', { terms: `${incoterm} ${offered.place}` })
    : t('checkout.freight.offered.hint');

function ChoiceLabel({ choice: { id, amount, currency, deliveryDate, offered } }: { choice: OrderFreightChoice }) {
  const t = useText();
  const { tag } = useI18n().locale;
  const price = Number(amount) === 0 ? t('checkout.freight.free') : formatMoney({ amount, currency }, tag);
  return (
    <span className={styles.label}>
      <strong>{t(`checkout.freight.${id}`)}</strong>
      <strong className="nb">
        {id === 'agreed' && offered?.freight !== 'amount'
          ? t(offered?.freight === 'included' ? 'checkout.sum.included' : 'checkout.sum.agreed')
          : price}
      </strong>
      <span className={styles.day}>
        {t(id === 'collect' ? 'checkout.freight.ready' : 'checkout.freight.arrives', {
          date: formatDate(deliveryDate, tag),
        })}
      </span>
    </span>
  );
}

function ChoicesSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <p role="status" className="sr">
        {t('checkout.freight.asking')}
      </p>
      {Array.from({ length: 2 }, (_, index) => (
        <Skeleton key={index} shape="button" className={styles.bone} />
      ))}
    </div>
  );
}
