import { fieldBounds, type Incoterm, type Quote } from '@shop/api-contracts';
import { Field, FormRow, Select } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { useText } from '../text.ts';
import { useAmbiguityText } from '../use-ambiguity-text.ts';
import type { OfferEntries } from './offer-entries.ts';
import { amountPattern } from '../read-amount.ts';
import type { OfferDraft } from './use-offer-draft.ts';

const freights = ['included', 'amount', 'byAgreement'] as const satisfies readonly OfferEntries['freight'][];
/** Incoterms 2020 for any mode of transport, from the least to the most that the seller does. */
const incoterms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const satisfies readonly Incoterm[];

interface TermsFieldsProps {
  quote: Quote;
  entries: OfferEntries;
  change: OfferDraft['change'];
}

/** Freight and terms of delivery of an offer being written. */
export function TermsFields({ quote, entries, change }: TermsFieldsProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const ambiguityText = useAmbiguityText();
  const { freight, freightAmount, incoterm, place } = entries;
  return (
    <div role="group" aria-label={t('rfq.inbox.terms')}>
      <FormRow>
        <Select
          name="freight"
          label={t('rfq.inbox.freight')}
          value={freight}
          onChange={({ currentTarget }) => change({ freight: freights.find((one) => one === currentTarget.value)! })}
        >
          {freights.map((one) => (
            <option key={one} value={one}>
              {t(`rfq.inbox.freight.${one}`)}
            </option>
          ))}
        </Select>
        {freight === 'amount' && (
          <Field
            name="freightAmount"
            label={t('rfq.inbox.freightAmount')}
            required
            inputMode="decimal"
            autoComplete="off"
            pattern={amountPattern(tag)}
            suffix={quote.currency}
            value={freightAmount}
            onChange={({ currentTarget }) => change({ freightAmount: currentTarget.value })}
            errorText={(_validity, value) => ambiguityText(value) ?? t('rfq.inbox.error.freightAmount')}
          />
        )}
        <Select
          name="incoterm"
          label={t('rfq.inbox.incoterm')}
          value={incoterm}
          onChange={({ currentTarget }) => change({ incoterm: incoterms.find((one) => one === currentTarget.value)! })}
        >
          {incoterms.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
        <Field
          name="termsPlace"
          label={t('rfq.inbox.place')}
          required
          maxLength={fieldBounds.city}
          autoComplete="off"
          value={place}
          onChange={({ currentTarget }) => change({ place: currentTarget.value })}
          errorText={() => t('rfq.inbox.error.place')}
        />
      </FormRow>
    </div>
  );
}
