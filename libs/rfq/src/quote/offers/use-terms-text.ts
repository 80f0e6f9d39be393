import type { OfferTerms } from '@shop/api-contracts';
import { formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../../text.ts';

/** Returns delivery terms and freight of an offer in words: `DAP Malmö (Incoterms 2020), freight included`. */
export function useTermsText(currency: string): (terms: OfferTerms) => string {
  const t = useText();
  const { tag } = useApp().locale;
  return ({ freight, freightAmount, incoterm, place }) => {
    const delivery = `${incoterm} ${place}`;
    return freight === 'amount'
      ? t('rfq.terms.amount', { delivery, amount: formatMoney({ amount: freightAmount ?? '0.00', currency }, tag) })
      : t(`rfq.terms.${freight}`, { delivery });
  };
}
