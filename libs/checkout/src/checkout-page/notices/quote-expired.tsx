import { buttonClass, EmptyState } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useText } from '../../text.ts';
import styles from '../checkout-page.module.css';

/** Shown when the last day of a generated quote has ended before it was ordered. */
export function QuoteExpired() {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1} className={styles.bare}>
        {t('checkout.title')}
      </h1>
      <EmptyState
        title={t('checkout.payment.failed.quoteExpired')}
        actions={
          <ShopLink to={paths.generatedQuotes()} className={buttonClass({ variant: 'go' })}>
            {t('checkout.toGeneratedQuotes')}
          </ShopLink>
        }
      >
        <p>{t('checkout.payment.failed.quoteExpiredText')}</p>
      </EmptyState>
    </>
  );
}
