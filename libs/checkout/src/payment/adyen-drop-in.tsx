import type { PaymentMethod, PaymentSession } from '@shop/api-contracts';
import { useApp } from '@shop/platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { mountDropIn } from './mount-drop-in.ts';
import type { Pay } from './use-pay.ts';

interface AdyenDropInProps {
  session: PaymentSession;
  method: PaymentMethod;
  pay: Pay;
}

/** Adyen's drop-in in our page. Card fields are iframes of Adyen: card numbers never reach our page. */
export function AdyenDropIn({ session, method, pay }: AdyenDropInProps) {
  const { locale } = useApp();
  const place = useRef<HTMLDivElement>(null);
  const complete = useEffectEvent((data: Record<string, unknown>) => pay.complete(data));
  const fail = useEffectEvent((data: Record<string, unknown> | undefined) => pay.fail(data));
  useEffect(() => {
    const mounting = mountDropIn(place.current!, {
      session,
      method,
      locale: locale.tag,
      country: locale.country,
      onCompleted: complete,
      onFailed: fail,
    });
    return () => void mounting.then((unmount) => unmount());
    // one drop-in per session
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [session.sessionId]);
  return <div ref={place} />;
}
