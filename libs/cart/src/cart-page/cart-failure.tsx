import { Button, EmptyState } from '@shop/design-system';
import { requestIdOf } from '@shop/platform';
import { useText } from '../text.ts';

/** In the place of a cart that could not be read: what happened, once more, and what to tell support. */
export function CartFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const t = useText();
  const requestId = requestIdOf(error);
  return (
    <EmptyState
      title={t('cart.page.failed')}
      actions={
        <Button variant="go" onClick={retry}>
          {t('cart.page.retry')}
        </Button>
      }
      {...(requestId ? { reference: t('cart.page.request', { id: requestId }) } : {})}
    >
      <p>{t('cart.page.failedText')}</p>
    </EmptyState>
  );
}
