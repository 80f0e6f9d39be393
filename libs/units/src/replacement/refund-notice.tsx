import type { NoRefundReason, RefundTerms } from '@shop/api-contracts';
import { Notice } from '@shop/design-system';
import { useText, type TextKey } from '../text.ts';

const reasons: Record<NoRefundReason, TextKey> = {
  manufacturerUnknown: 'units.replacement.noRefund.manufacturerUnknown',
  modelUnknown: 'units.replacement.noRefund.modelUnknown',
  notGasketed: 'units.replacement.noRefund.notGasketed',
  yearUnknown: 'units.replacement.noRefund.yearUnknown',
  weightUnknown: 'units.replacement.noRefund.weightUnknown',
  tooLight: 'units.replacement.noRefund.tooLight',
};

/** What is refunded for the old unit, or why nothing is. */
export function RefundNotice({ terms }: { terms: RefundTerms }) {
  const t = useText();
  return terms.reason === null ? (
    <Notice type="success" title={t('units.replacement.refund.terms', { percent: terms.percent })}>
      {t('units.replacement.refund.why')}
    </Notice>
  ) : (
    <Notice type="informative" title={t('units.replacement.noRefund')}>
      {t(reasons[terms.reason])}
    </Notice>
  );
}
