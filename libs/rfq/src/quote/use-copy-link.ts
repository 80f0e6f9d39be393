import { showToast } from '@shop/design-system';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text.ts';

const confirmedMs = 2000;

/** Copies an address to the clipboard, for colleagues of the same customer number. */
export function useCopyLink(address: string) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isCopied,
    message: isCopied ? t('rfq.quote.linkCopied') : '',
    async copy(): Promise<void> {
      try {
        await navigator.clipboard.writeText(address);
      } catch {
        // no permission, or not a secure context
        showToast({ type: 'warning', text: t('rfq.quote.linkNotCopied', { address }) });
        return;
      }
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), confirmedMs);
    },
  };
}
