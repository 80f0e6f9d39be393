import { formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../../text.ts';
import type { LineChange } from './revision-changes.ts';

/** Returns a change since the previous offer in words. */
export function useChangeText(currency: string): (change: LineChange) => string {
  const t = useText();
  const { tag } = useApp().locale;
  return (change) => {
    switch (change.kind) {
      case 'cheaper':
      case 'dearer':
        return t(`rfq.change.${change.kind}`, { before: formatMoney({ amount: change.before, currency }, tag) });
      case 'sooner':
      case 'later':
        return t(`rfq.change.${change.kind}`, { days: change.before });
      default:
        return t(`rfq.change.${change.kind}`);
    }
  };
}
