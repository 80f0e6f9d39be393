import type { ReplacementCandidate } from '@shop/api-contracts';
import { cartActionOf, cartItemIdOf, useAddToCart } from '@shop/cart';
import { useSalesDetails } from '@shop/catalogue';
import { Button, Dialog, Field, Form, FormActions } from '@shop/design-system';
import { enteredText, useFormText } from '@shop/forms';
import { formatMoney, useI18n } from '@shop/i18n';
import { useHydrated } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import type { Asked } from './asked.ts';

/** As in the contract. */
const maxSerialLength = 60;

interface AddWithTakeBackProps {
  candidate: Pick<ReplacementCandidate, 'item' | 'refund'>;
  asked: Asked;
}

/**
 * Adds a unit to the cart together with the old one that goes back for it, whose serial number is asked. Nothing for a
 * unit that cannot be ordered, and without what the refund is computed from.
 */
export function AddWithTakeBack({ candidate: { item, refund }, asked }: AddWithTakeBackProps) {
  const t = useText();
  const inForm = useFormText();
  const { tag } = useI18n().locale;
  const isHydrated = useHydrated();
  const { add } = useAddToCart();
  const { salesDetails, salesDetailsOnRequest } = useSalesDetails(item);
  const [isOpen, setOpen] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const action = cartActionOf({ salesDetails, salesDetailsOnRequest });
  const { productModelId, yearOfManufacture, numberOfPlates } = asked;
  if (action === null || productModelId === undefined || yearOfManufacture === undefined) return null;
  const send = async (entered: FormData) => {
    const takeBack = {
      serialNumber: (enteredText(entered, 'serialNumber') ?? '').trim(),
      ...{ productModelId, yearOfManufacture: Number(yearOfManufacture) },
      ...(numberOfPlates === undefined ? {} : { numberOfPlates: Number(numberOfPlates) }),
    };
    setAdding(true);
    const quantity = salesDetails?.minimumQuantity ?? 1;
    const isAdded = await add({ cartItemId: { ...cartItemIdOf(item), takeBack }, quantity, item }, action);
    setAdding(false);
    if (isAdded) setOpen(false);
  };
  return (
    <>
      <Button disabled={!isHydrated} onClick={() => setOpen(true)} data-chrome>
        {t('units.replacement.takeBack.add')}
        <span className="sr"> {item.articleNumber}</span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('units.replacement.takeBack.title')}
        closeLabel={t('units.own.close')}
      >
        <Form errorsTitle={inForm('form.errors')} busy={isAdding} onSubmit={send}>
          <p>
            {refund
              ? t('units.replacement.takeBack.text', {
                  amount: formatMoney({ amount: refund.amount, currency: refund.currency }, tag),
                })
              : t('units.replacement.takeBack.textLater')}
          </p>
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
            data-autofocus
            errorText={() => t('units.replacement.takeBack.error')}
          />
          <FormActions>
            <Button type="submit" variant="go" pending={isAdding} pendingText={t('units.replacement.takeBack.adding')}>
              {t('units.replacement.takeBack.add')}
            </Button>
          </FormActions>
        </Form>
      </Dialog>
    </>
  );
}
