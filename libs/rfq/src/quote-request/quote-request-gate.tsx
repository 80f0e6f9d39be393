import { ShopLink, SignInGate } from '@shop/platform';
import { useText } from '../text.ts';
import { quoteCartPath } from './quote-cart-path.ts';

/** Asks visitors to sign in before requesting quotes; their quote cart is kept. */
export function QuoteRequestGate() {
  const t = useText();
  return (
    <SignInGate
      title={t('rfq.ask.gate.title')}
      ended={t('rfq.ask.gate.ended')}
      lead={t('rfq.ask.gate.lead')}
      reasons={{
        title: t('rfq.ask.gate.reasons'),
        lines: [t('rfq.ask.gate.partners'), t('rfq.ask.gate.talk'), t('rfq.ask.gate.order')],
      }}
      signIn={t('rfq.ask.gate.signIn')}
      beside={<ShopLink to={quoteCartPath()}>{t('rfq.ask.toCart')}</ShopLink>}
    >
      <noscript>
        <p>
          <strong>{t('rfq.ask.noScript')}</strong>
        </p>
      </noscript>
    </SignInGate>
  );
}
