import type { ReplacementCandidate } from '@shop/api-contracts';
import { cartActionOf, cartItemIdOf, useAddToCart } from '@shop/cart';
import { AvailabilitySlot, PriceSlot, useSalesDetails } from '@shop/catalogue';
import { Button, Checkbox, Field, Form } from '@shop/design-system';
import { enteredText, useFormText } from '@shop/forms';
import { formatMoney, useI18n } from '@shop/i18n';
import { useHydrated } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import type { Asked } from './asked.ts';
import styles from './candidate-order.module.css';

/** As in the contract. */
const maxSerialLength = 60;

interface CandidateOrderProps {
  candidate: Pick<ReplacementCandidate, 'item' | 'refund' | 'verdict'>;
  asked: Asked;
  /** Something is refunded for the old unit. */
  isRefunded: boolean;
  /** The best of the list. */
  isFirst: boolean;
}

/**
 * What a unit costs, and the button that puts it into the cart: with the take-back of the old one where that is ticked,
 * whose serial number is then asked. It is a primary one only for the best unit, and only where that fits as it is. The price is what is paid now either way; the credit comes later and is said apart.
 */
export function CandidateOrder({
  candidate: { item, refund, verdict },
  asked,
  isRefunded,
  isFirst,
}: CandidateOrderProps) {
  const t = useText();
  const inForm = useFormText();
  const isHydrated = useHydrated();
  const { add } = useAddToCart();
  const { salesDetails, salesDetailsOnRequest } = useSalesDetails(item);
  const [isTakenBack, setTakenBack] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const action = cartActionOf({ salesDetails, salesDetailsOnRequest });
  const oldUnit = isRefunded ? oldUnitOf(asked) : null;
  const send = async (entered: FormData) => {
    if (!action) return;
    const serialNumber = (enteredText(entered, 'serialNumber') ?? '').trim();
    const takeBack = oldUnit && isTakenBack ? { takeBack: { serialNumber, ...oldUnit } } : {};
    setAdding(true);
    const quantity = salesDetails?.minimumQuantity ?? 1;
    const isAdded = await add({ cartItemId: { ...cartItemIdOf(item), ...takeBack }, quantity, item }, action);
    setAdding(false);
    // one old unit goes back once
    if (isAdded) setTakenBack(false);
  };
  return (
    <div className={styles.sale}>
      <div className={styles.offer}>
        <PriceSlot salesDetails={salesDetails} onRequest={salesDetailsOnRequest} />
        <AvailabilitySlot salesDetails={salesDetails} />
      </div>
      {action && (
        <Form className={styles.order} errorsTitle={inForm('form.errors')} busy={isAdding} onSubmit={send}>
          {oldUnit && <TakeBackChoice refund={refund} isChosen={isTakenBack} onChoose={setTakenBack} />}
          <Button
            type="submit"
            variant={isFirst && verdict === 'exact' ? 'go' : 'plain'}
            icon="cart"
            disabled={!isHydrated}
            pending={isAdding}
            pendingText={t('units.replacement.takeBack.adding')}
            className={styles.button}
          >
            {t(action === 'Buy' ? 'units.replacement.add' : 'units.replacement.request')}
            <span className="sr"> {item.articleNumber}</span>
          </Button>
        </Form>
      )}
    </div>
  );
}

/** What the refund is computed from; null without it. */
function oldUnitOf({ productModelId, yearOfManufacture, numberOfPlates }: Asked) {
  if (productModelId === undefined || yearOfManufacture === undefined) return null;
  return {
    ...{ productModelId, yearOfManufacture: Number(yearOfManufacture) },
    ...(numberOfPlates === undefined ? {} : { numberOfPlates: Number(numberOfPlates) }),
  };
}

interface TakeBackChoiceProps extends Pick<ReplacementCandidate, 'refund'> {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Whether the old unit goes back, and then its serial number and what is credited for it, and when. */
function TakeBackChoice({ refund, isChosen, onChoose }: TakeBackChoiceProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const money = (amount: string, currency: string) => formatMoney({ amount, currency }, tag);
  return (
    <>
      <Checkbox
        className={styles.choice}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        label={
          <span data-personal>
            {refund
              ? t('units.replacement.takeBack', { amount: money(refund.amount, refund.currency) })
              : t('units.replacement.takeBack.later')}
          </span>
        }
      />
      {isChosen && (
        <Field
          name="serialNumber"
          label={t('units.serialNumber')}
          hint={t('units.replacement.takeBack.hint')}
          required
          pattern=".*[\p{L}\p{N}].*"
          maxLength={maxSerialLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          errorText={() => t('units.replacement.takeBack.error')}
        />
      )}
      {refund && (
        <dl className={styles.credit} data-personal>
          <dt>{t('units.replacement.refund')}</dt>
          <dd>{money(`-${refund.amount}`, refund.currency)}</dd>
          <dt>{t('units.replacement.refund.after')}</dt>
          <dd>{money(refund.priceAfterRefund, refund.currency)}</dd>
        </dl>
      )}
      {isChosen && (
        <p className="small muted">
          {t(refund ? 'units.replacement.takeBack.text' : 'units.replacement.takeBack.textLater')}
        </p>
      )}
    </>
  );
}
