import type { CollectPlace } from '@shop/api-contracts';
import { countryName, useI18n } from '@shop/i18n';
import { useText } from '../text.ts';

/** Returns where an order is collected and when it is open, as a sentence. */
export function useCollectText(): (place: CollectPlace) => string {
  const t = useText();
  const { tag } = useI18n().locale;
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' });
  const shown = (local: string) => time.format(new Date(`1970-01-01T${local}:00Z`));
  return ({ companyOrName, streetAddress, zipCode, city, countryCode, opens, closes }) =>
    t('cart.collect', {
      place: `${companyOrName}, ${streetAddress}, ${zipCode} ${city}, ${countryName(countryCode, tag)}`,
      opens: shown(opens),
      closes: shown(closes),
    });
}
