import { buttonClass, Notice } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useText } from '../text.ts';
import type { QuickOrderState } from './rows/quick-order-state.ts';

/** Lists what was added to carts, with links to them. */
export function SentNotice({ sent }: { sent: QuickOrderState['sent'] }) {
  const t = useText();
  return (['Buy', 'RequestQuote'] as const).map((to) => {
    const count = sent.filter((one) => one.to === to).length;
    if (count === 0) return null;
    const isBuy = to === 'Buy';
    return (
      <Notice
        key={to}
        type="success"
        live
        title={t(isBuy ? 'cart.quickOrder.sentToCart' : 'cart.quickOrder.sentToQuoteCart', { count })}
        action={
          <ShopLink to={isBuy ? paths.cart() : `${paths.cart()}?view=quote`} className={buttonClass({ size: 'small' })}>
            {t(isBuy ? 'cart.quickOrder.openCart' : 'cart.quickOrder.openQuoteCart')}
          </ShopLink>
        }
      />
    );
  });
}
