import { showToast } from '@shop/design-system';
import { useEffect, useEffectEvent } from 'react';

/** Shows a toast for each failure; `id` prevents a second one while the first is shown. */
export function useFailureToast(failed: boolean, text: string, id: string): void {
  const show = useEffectEvent(() => showToast({ type: 'error', text, id }));
  useEffect(() => {
    if (failed) show();
  }, [failed]);
}
