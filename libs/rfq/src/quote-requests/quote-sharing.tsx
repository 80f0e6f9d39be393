import { Button, Icon } from '@shop/design-system';
import { DocumentButtons } from '@shop/forms';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { quoteAddress } from '../quote/request-printed.tsx';
import { useCopyLink } from '../quote/use-copy-link.ts';
import styles from '../quote/quote.module.css';

/** Passes a request on: its address, a print, or a document. */
export function QuoteSharing({ quoteNumber }: { quoteNumber: string }) {
  const t = useText();
  const link = useCopyLink(quoteAddress(useApp(), quoteNumber));
  return (
    <section aria-labelledby="quote-sharing" className={styles.section} data-chrome>
      <h2 id="quote-sharing">{t('rfq.quote.actions')}</h2>
      <div className={styles.actions}>
        <Button size="small" onClick={() => void link.copy()}>
          <Icon name={link.isCopied ? 'check' : 'copy'} />
          {t('rfq.quote.copyLink')}
        </Button>
        <Button size="small" icon="document" onClick={() => window.print()}>
          {t('rfq.quote.print')}
        </Button>
        <DocumentButtons kind="quote" subject={{ quoteNumber }} look={{ size: 'small' }} />
      </div>
      <p role="status" className="sr">
        {link.message}
      </p>
    </section>
  );
}
