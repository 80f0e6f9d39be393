import { Button, Icon } from '@shop/design-system';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { quoteAddress } from './request-printed.tsx';
import { useCopyLink } from './use-copy-link.ts';

/** Buttons that pass a request on, for whoever may read it: copy its address, print it. */
export function CopyAndPrint({ quoteNumber }: { quoteNumber: string }) {
  const t = useText();
  const link = useCopyLink(quoteAddress(useApp(), quoteNumber));
  return (
    <>
      <Button size="small" onClick={() => void link.copy()}>
        <Icon name={link.isCopied ? 'check' : 'copy'} />
        {t('rfq.quote.copyLink')}
      </Button>
      <Button size="small" icon="document" onClick={() => window.print()}>
        {t('rfq.quote.print')}
      </Button>
      <p role="status" className="sr">
        {link.message}
      </p>
    </>
  );
}
