import { LoadFailure } from '@shop/platform';
import { useText } from '../text.ts';

/** In the place of a cart that could not be read: what happened, once more, and what to tell support. */
export function CartFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const t = useText();
  return (
    <LoadFailure error={error} retry={retry} title={t('cart.page.failed')}>
      <p>{t('cart.page.failedText')}</p>
    </LoadFailure>
  );
}
