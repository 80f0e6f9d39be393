import { ToastOutlet } from '@shop/design-system';
import { Footer } from '../footer/footer.tsx';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { useText } from '../text.ts';
import { MarketRibbon } from './market-ribbon.tsx';

/** Below the page: footer, ribbon, shortcuts and toasts. */
export function BelowMain() {
  const t = useText();
  return (
    <>
      <Footer />
      <MarketRibbon />
      <Shortcuts />
      <ToastOutlet label={t('shell.messages')} closeLabel={t('shell.closeMessage')} />
    </>
  );
}
