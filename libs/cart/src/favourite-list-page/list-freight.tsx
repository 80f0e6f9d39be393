import { calls, fieldBounds, type FavouriteList } from '@shop/api-contracts';
import { Button, DayField, Field, Form, FormActions, FormRow, Select } from '@shop/design-system';
import { countriesQuery, enteredText, useFormText, fieldErrorsOf, zipCodeLabel } from '@shop/forms';
import { localDay } from '@shop/i18n';
import { callOrThrow, marketQuery, useApp, usePrefetchedQuery } from '@shop/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../text.ts';
import { FreightAnswer } from './freight-answer.tsx';
import styles from './favourite-list-page.module.css';

const dayMs = 86_400_000;
const dayAfter = (days: number): string => localDay(new Date(Date.now() + days * dayMs));

/** Estimates the freight of the list for a destination and date. */
export function ListFreight({ list }: { list: FavouriteList }) {
  const t = useText();
  const inForm = useFormText();
  const app = useApp();
  const market = usePrefetchedQuery(marketQuery(app));
  const { data: countries = [] } = useQuery(countriesQuery());
  const [chosen, setChosen] = useState<string>();
  const usual = countries.some(({ code }) => code === app.locale.country) ? app.locale.country : '';
  const countryCode = chosen ?? usual;
  const postalCode = countries.find(({ code }) => code === countryCode)?.postalCode;
  const currency = market.currency ?? currencyOf(list);
  const calculate = useMutation({
    mutationFn: (entered: FormData) =>
      callOrThrow(app.api, calls.freight.ofList, {
        params: { listId: list.id },
        body: {
          countryCode,
          zipCode: enteredText(entered, 'zipCode') ?? '',
          city: enteredText(entered, 'city') ?? '',
          currency: currency ?? '',
          requestedDeliveryDate: enteredText(entered, 'requestedDeliveryDate') || null,
        },
      }),
  });
  if (!currency) return null;
  const errorTexts: Record<string, string> = {
    countryCode: inForm('address.error.countryCode'),
    zipCode: postalCode
      ? inForm('address.error.zipCode', { example: postalCode.example })
      : inForm('address.error.zipCodeMissing'),
    requestedDeliveryDate: t('cart.freight.dayError'),
  };
  const errors = fieldErrorsOf(calculate.error, (field) => errorTexts[field]);
  return (
    <section data-chrome>
      <h2>{t('cart.freight.title')}</h2>
      <p className={styles.sectionText}>{t('cart.freight.text')}</p>
      <Form
        errorsTitle={inForm('form.errors')}
        errors={errors}
        busy={calculate.isPending}
        onSubmit={(entered) => calculate.mutateAsync(entered)}
      >
        <FormRow>
          <Select
            name="countryCode"
            label={inForm('address.countryCode')}
            value={countryCode}
            required
            errorText={() => inForm('address.error.countryCode')}
            autoComplete="country"
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            <option value="">{inForm('address.choose')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <Field
            key={countryCode}
            name="zipCode"
            label={zipCodeLabel(inForm, countryCode)}
            maxLength={fieldBounds.zipCode}
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            required={postalCode !== null}
            pattern={postalCode?.pattern}
            errorText={() =>
              postalCode
                ? inForm('address.error.zipCode', { example: postalCode.example })
                : inForm('address.error.zipCodeMissing')
            }
          />
          <Field
            name="city"
            label={inForm('address.city')}
            labelNote={inForm('form.optional')}
            maxLength={fieldBounds.city}
            autoComplete="address-level2"
          />
          <DayField
            name="requestedDeliveryDate"
            label={t('cart.freight.day')}
            labelNote={inForm('form.optional')}
            min={dayAfter(1)}
            max={dayAfter(365)}
            errorText={() => t('cart.freight.dayError')}
          />
        </FormRow>
        <FormActions>
          <Button type="submit" pending={calculate.isPending}>
            {t('cart.freight.calculate')}
          </Button>
        </FormActions>
      </Form>
      <FreightAnswer quote={calculate.data} hasFailed={calculate.isError && errors.length === 0} />
    </section>
  );
}

const currencyOf = (list: FavouriteList): string | undefined =>
  list.items.find(({ item }) => item?.salesDetails?.price)?.item?.salesDetails?.price?.currency;
