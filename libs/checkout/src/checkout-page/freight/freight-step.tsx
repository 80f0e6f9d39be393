import { calls, type OrderFreightChoice } from '@shop/api-contracts';
import { Form, Notice, RadioGroup } from '@shop/design-system';
import { DraftNotice, useFormDraft, useFormText } from '@shop/forms';
import { formatMoney } from '@shop/i18n';
import { callOrThrow, codeOf, settingsQuery, useApp, usePrefetchedQuery } from '@shop/platform';
import { useEffect, useState } from 'react';
import { useCheckout } from '../../order/checkout-context.ts';
import { pushShippingInfo } from '../../order/checkout-events.ts';
import { useIsFreightLost, useSaveStep } from '../../order/use-save-step.ts';
import { useText } from '../../text.ts';
import { choiceToShow } from './choice-to-show.ts';
import { DeliveryDayField } from './delivery-day-field.tsx';
import { closedDaysOf, nextOpenDay } from './delivery-days.ts';
import { FreightChoices } from './freight-choices.tsx';
import { LineDates } from './line-dates.tsx';
import { StepActions } from '../step/step-actions.tsx';
import { StepFailure } from '../step/step-failure.tsx';
import { useFreightQuote, type WantedDates } from './use-freight-quote.ts';
import { useClosedDayText } from './use-closed-day-text.ts';
import { freightValues, lineDatesOf } from './freight-values.ts';
import styles from '../checkout-page.module.css';

interface Chosen {
  choice: OrderFreightChoice;
  partialDelivery: boolean;
}

/** One delivery when everything is there, or several. */
type Parts = 'whole' | 'partial';

/** Step for delivery dates and freight. */
export function FreightStep() {
  const t = useText();
  const inForm = useFormText();
  const app = useApp();
  const { order, person, setShownChoice } = useCheckout();
  const { shippingEnabled } = usePrefetchedQuery(settingsQuery());
  const draft = useFormDraft({
    form: `checkout/${order.cartId}/freight`,
    owner: person.session.accountRef,
    saved: freightValues(order),
  });
  const [wanted, setWanted] = useState<WantedDates>(() => ({
    order: draft.values['requestedDeliveryDate'] ?? '',
    lines: lineDatesOf(order),
  }));
  const [chosen, choose] = useState(draft.values['choiceId'] ?? '');
  // counts the days that are set by the page, since a field keeps what is typed
  const [daysMoved, setDaysMoved] = useState(0);
  const isLost = useIsFreightLost();
  const quote = useFreightQuote(wanted);
  const { choices = [] } = quote.data ?? {};
  const shown = choiceToShow(choices, chosen);
  const choiceId = shown?.id;
  const refusedDays = closedDaysOf(quote.error);
  const closedDays = refusedDays ?? shown?.closedDays ?? [];
  const closedText = useClosedDayText();
  const errors =
    refusedDays === undefined
      ? []
      : [
          { field: 'requestedDeliveryDate', day: wanted.order },
          ...Object.entries(wanted.lines).map(([lineId, day]) => ({ field: `line-${lineId}`, day })),
        ]
          .map(({ field, day }) => ({ field, message: day && closedText(day, closedDays) }))
          .filter(({ message }) => message !== '');
  const [parts, setParts] = useState<Parts>(draft.values['partialDelivery'] === 'partial' ? 'partial' : 'whole');
  useEffect(() => {
    setShownChoice(shown);
    return () => setShownChoice(undefined);
  }, [shown, setShownChoice]);
  const save = useSaveStep({
    step: 'freight',
    async send({ choice: { id, amount, currency }, partialDelivery }: Chosen) {
      const body = { cartId: order.cartId, choiceId: id, amount, currency, partialDelivery };
      try {
        return await callOrThrow(app.api, calls.orders.setFreight, { params: { id: order.orderId }, body });
      } catch (error) {
        if (codeOf(error) === 'freight_changed') void quote.refetch();
        throw error;
      }
    },
    onSaved(saved) {
      draft.finish();
      pushShippingInfo(saved);
    },
  });
  return (
    <Form
      key={draft.key}
      className={styles.form}
      errorsTitle={inForm('form.errors')}
      errors={errors}
      busy={save.isPending}
      onChange={draft.onChange}
      onSubmit={(entered) => {
        const choice = choices.find(({ id }) => id === choiceId);
        if (!choice) return undefined;
        return save.mutateAsync({ choice, partialDelivery: entered.get('partialDelivery') === 'partial' });
      }}
    >
      {isLost && (
        <Notice type="warning" live title={t('checkout.freight.again')}>
          {t('checkout.freight.againText')}
        </Notice>
      )}
      <DraftNotice draft={draft} />
      <DeliveryDayField
        key={`order-${daysMoved}`}
        name="requestedDeliveryDate"
        label={t('checkout.freight.day')}
        hint={t('checkout.freight.dayHint')}
        defaultValue={wanted.order}
        closedDays={closedDays}
        onDay={(day) => setWanted((now) => ({ ...now, order: day }))}
      />
      {order.lines.length > 1 && (
        <LineDates
          key={`lines-${daysMoved}`}
          order={order}
          promised={shown && (parts === 'partial' ? shown.lineDates : order.lines.map(() => shown.deliveryDate))}
          dates={wanted.lines}
          closedDays={closedDays}
          onDates={(lines) => setWanted((now) => ({ ...now, lines }))}
        />
      )}
      {!shippingEnabled && (
        <Notice type="informative" title={t('checkout.freight.off')}>
          {t('checkout.freight.offText')}
        </Notice>
      )}
      <FreightChoices
        quote={quote}
        choiceId={choiceId}
        choose={choose}
        freeFromText={
          quote.data?.freeFrom != null
            ? t('checkout.freight.freeFrom', {
                sum: formatMoney({ amount: quote.data.freeFrom, currency: order.totals.currency }, app.locale.tag),
              })
            : undefined
        }
        moveDays={() => {
          const moved = (day: string) => (day && closedText(day, closedDays) ? nextOpenDay(day, closedDays) : day);
          setWanted(({ order, lines }) => ({
            order: moved(order),
            lines: Object.fromEntries(Object.entries(lines).map(([lineId, day]) => [lineId, moved(day)])),
          }));
          setDaysMoved((times) => times + 1);
        }}
      />
      <RadioGroup
        label={t('checkout.freight.parts')}
        name="partialDelivery"
        appearance="list"
        value={parts}
        onChange={setParts}
        options={[
          { value: 'whole', label: t('checkout.freight.whole'), hint: t('checkout.freight.wholeHint') },
          { value: 'partial', label: t('checkout.freight.partial'), hint: t('checkout.freight.partialHint') },
        ]}
      />
      <StepFailure error={save.error} />
      <StepActions isPending={save.isPending} isDisabled={choiceId === undefined} />
    </Form>
  );
}
