import { ToastOutlet } from '@shop/design-system';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { CheckoutFooter } from '../footer/checkout-footer.tsx';
import { Footer } from '../footer/footer.tsx';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { useOutsideService } from '../outside-services/use-outside-service.ts';
import { useText } from '../text.ts';
import { MarketRibbon } from './market-ribbon.tsx';
import { useIsCheckout } from './use-is-checkout.ts';

const loadChat = async () => (await import('../outside-services/chat.tsx')).Chat;

/** Below the page: footer, ribbon, chat, shortcuts and toasts. */
export function BelowMain() {
  const t = useText();
  const { chatEnabled, chatGroupId } = usePrefetchedQuery(settingsQuery());
  const Chat = useOutsideService(loadChat, chatEnabled && chatGroupId !== null);
  return (
    <>
      {useIsCheckout() ? <CheckoutFooter /> : <Footer />}
      <MarketRibbon />
      {Chat && <Chat />}
      <Shortcuts />
      <ToastOutlet label={t('shell.messages')} closeLabel={t('shell.closeMessage')} />
    </>
  );
}
