import { LoadFailure } from '@shop/platform';
import { useText } from '../../text.ts';

interface OrderFailureProps {
  error: Error;
  retry: () => void;
  isRetrying: boolean;
}

/** Shown if the order failed to load: an explanation, a retry button and the reference for support. */
export function OrderFailure({ error, retry, isRetrying }: OrderFailureProps) {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1}>{t('checkout.title')}</h1>
      <LoadFailure error={error} retry={retry} isRetrying={isRetrying} title={t('checkout.failed')}>
        <p>{t('checkout.failedText')}</p>
      </LoadFailure>
    </>
  );
}
