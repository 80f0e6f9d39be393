import { AdyenCheckout, Card, Dropin, PayPal } from '@adyen/adyen-web';
import type { PaymentMethod, PaymentSession } from '@shop/api-contracts';
import { adoptAdyenStyles } from './adyen-styles.ts';

interface DropInOptions {
  session: PaymentSession;
  /** The only payment method offered. */
  method: PaymentMethod;
  /** BCP 47. */
  locale: string;
  country: string;
  /** The component has finished: `sessionResult` is for upstream, which queries Adyen. */
  onCompleted: (data: Record<string, unknown>) => void;
  /** Undefined data: no attempt was made, or an internal error occurred. */
  onFailed: (data: Record<string, unknown> | undefined) => void;
}

/**
 * Mounts Adyen's drop-in (sessions flow) in an element. 3-D Secure uses a redirect, so that `frame-src` need not allow every bank
 * (docs/decisions/0012). The policy has no nonce, so PayPal's own script is allowed by its address.
 * @returns unmounts it
 */
export async function mountDropIn(
  element: HTMLElement,
  { session, method, locale, country, onCompleted, onFailed }: DropInOptions,
): Promise<() => void> {
  adoptAdyenStyles();
  try {
    const checkout = await AdyenCheckout({
      session: { id: session.sessionId, ...(session.sessionData === null ? {} : { sessionData: session.sessionData }) },
      environment: session.environment ?? 'test',
      ...(session.clientKey === null ? {} : { clientKey: session.clientKey }),
      locale,
      countryCode: country,
      allowPaymentMethods: [method],
      analytics: { enabled: false },
      exposeLibraryMetadata: false,
      onPaymentCompleted: (data) => onCompleted({ ...data }),
      onPaymentFailed: (data) => onFailed(data && { ...data }),
      onError: (error) => {
        // PayPal's window was closed or the browser is offline: the component shows that itself
        if (error.name !== 'CANCEL' && error.name !== 'NETWORK_ERROR') onFailed(undefined);
      },
    });
    const dropIn = new Dropin(checkout, { paymentMethodComponents: [Card, PayPal] }).mount(element);
    return () => dropIn.unmount();
  } catch {
    onFailed(undefined);
    return () => undefined;
  }
}
