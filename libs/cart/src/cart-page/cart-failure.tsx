import { LoadFailure } from '@shop/platform';
import { useText } from '../text.ts';

/** Shown if the cart failed to load: an explanation, a retry button and the reference for support. */
export function CartFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const t = useText();
  return (
    <LoadFailure error={error} retry={retry} title={t('cart.page.failed')}>
      <p>{t('cart.page.failedText')}</p>
    </LoadFailure>
  );
}
