import { AdyenCheckout, Card, Dropin, PayPal } from '@adyen/adyen-web';
import type { PaymentMethod, PaymentSession } from '@shop/api-contracts';
import { adoptAdyenStyles } from './adyen-styles.ts';

interface DropInOptions {
  session: PaymentSession;
  /** The only one that is offered. */
  method: PaymentMethod;
  /** BCP 47. */
  locale: string;
  country: string;
  /** The component has come to a result: `sessionResult` is for upstream, which asks Adyen. */
  onCompleted: (data: Record<string, unknown>) => void;
  /** Undefined data: nothing was tried, or something broke. */
  onFailed: (data: Record<string, unknown> | undefined) => void;
}

/**
 * Adyen's drop-in (sessions flow) in an element. 3-D Secure is a redirect, so that `frame-src` need not be open to every bank
 * (docs/decisions/0012). The policy has no nonce, so PayPal's own script comes by its address.
 *
 * @returns takes it away again
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
        // somebody has closed PayPal's window, or the browser is offline: the component says it itself
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
