import { Button, classNames, Icon } from '@shop/design-system';
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
    <div
      role="group"
      aria-label={t('rfq.quote.actions')}
      className={classNames(styles.actions, styles.section)}
      data-chrome
    >
      <Button size="small" onClick={() => void link.copy()}>
        <Icon name={link.isCopied ? 'check' : 'copy'} />
        {t('rfq.quote.copyLink')}
      </Button>
      <Button size="small" icon="document" onClick={() => window.print()}>
        {t('rfq.quote.print')}
      </Button>
      <DocumentButtons kind="quote" subject={{ quoteNumber }} look={{ size: 'small' }} />
      <p role="status" className="sr">
        {link.message}
      </p>
    </div>
  );
}
