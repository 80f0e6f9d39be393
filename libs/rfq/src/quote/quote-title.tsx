import type { Quote } from '@shop/api-contracts';
import { CopyButton } from '@shop/design-system';
import { useText } from '../text.ts';
import { QuoteStateTag } from './quote-state.tsx';
import styles from './quote-title.module.css';

/** Number of a request with a button to copy it, and its state. */
export function QuoteTitle({ quote: { quoteNumber, state } }: { quote: Quote }) {
  const t = useText();
  return (
    <div className={styles.title}>
      <h1 tabIndex={-1}>{t('rfq.quote.title', { number: quoteNumber })}</h1>
      <CopyButton
        value={quoteNumber}
        label={t('rfq.quote.copyNumber', { number: quoteNumber })}
        copiedText={t('rfq.copied')}
      />
      <QuoteStateTag state={state} />
    </div>
  );
}
