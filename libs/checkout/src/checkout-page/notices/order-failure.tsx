import { Button, EmptyState } from '@shop/design-system';
import { requestIdOf } from '@shop/platform';
import { useText } from '../../text.ts';

interface OrderFailureProps {
  error: Error;
  retry: () => void;
  isRetrying: boolean;
}

/** In the place of an order that could not be read: what happened, once more, and what to tell support. */
export function OrderFailure({ error, retry, isRetrying }: OrderFailureProps) {
  const t = useText();
  const requestId = requestIdOf(error);
  return (
    <>
      <h1 tabIndex={-1}>{t('checkout.title')}</h1>
      <EmptyState
        title={t('checkout.failed')}
        actions={
          <Button variant="go" pending={isRetrying} onClick={retry}>
            {t('checkout.retry')}
          </Button>
        }
        {...(requestId ? { reference: t('checkout.request', { id: requestId }) } : {})}
      >
        <p>{t('checkout.failedText')}</p>
      </EmptyState>
    </>
  );
}
