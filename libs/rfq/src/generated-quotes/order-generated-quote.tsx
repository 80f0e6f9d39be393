import { calls, type CartItemChange, type GeneratedQuote, NotAuthenticatedError } from '@shop/api-contracts';
import { Button, buttonClass, showToast } from '@shop/design-system';
import { callOrThrow, changesOf, codeOf, paths, ShopLink, useApp, useShopNavigate } from '@shop/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrderMarket } from '../quote/use-order-market.ts';
import { useText } from '../text.ts';

/** Orders a valid quote in the checkout of its market; an ordered one has a link to its order. */
export function OrderGeneratedQuote({ quote }: { quote: GeneratedQuote }) {
  const t = useText();
  const { number, state, orderId, orderNumber } = quote;
  if (state === 'ordered' && orderId !== null && orderNumber !== null) {
    return (
      <ShopLink to={paths.order(orderId)} prefetch={false} className={buttonClass({ size: 'small' })}>
        {t('rfq.accepted.order', { number: orderNumber })}
      </ShopLink>
    );
  }
  return state === 'valid' && <OrderButton quote={quote} label={t('rfq.generated.orderOf', { number })} />;
}

function OrderButton({ quote, label }: { quote: GeneratedQuote; label: string }) {
  const t = useText();
  const { api } = useApp();
  const navigate = useShopNavigate();
  const queryClient = useQueryClient();
  const market = useOrderMarket({ country: quote.country!, companyId: quote.companyId });
  const order = useMutation({
    networkMode: 'always',
    mutationFn: () => callOrThrow(api, calls.documents.order, { params: { id: quote.id } }),
    onSuccess({ cartId }) {
      const checkout = paths.checkoutStep('contact', { c: cartId });
      const address = market.isOther ? market.href(checkout) : undefined;
      if (address === undefined) navigate(checkout);
      else location.assign(address);
    },
    onError(error) {
      if (error instanceof NotAuthenticatedError) return;
      const reason = reasons[codeOf(error) ?? ''] ?? 'failed';
      const articles = changesOf(error).map(nameOf).join(', ');
      showToast({ type: 'error', text: t(`rfq.generated.order.${reason}`, { number: quote.number, articles }) });
      void queryClient.invalidateQueries({ queryKey: [calls.documents.generatedQuotes.name] });
    },
  });
  return (
    <Button
      size="small"
      variant="go"
      aria-label={label}
      pending={order.isPending || order.isSuccess}
      onClick={() => order.mutate()}
    >
      {t('rfq.accepted.toCheckout')}
    </Button>
  );
}

const nameOf = ({ articleNumber, name }: CartItemChange): string => [articleNumber, name].filter(Boolean).join(' ');

const reasons: Record<string, 'expired' | 'ordered' | 'beingPaid' | 'notOrderable'> = {
  quote_expired: 'expired',
  quote_ordered: 'ordered',
  quote_being_paid: 'beingPaid',
  quote_not_orderable: 'notOrderable',
};
