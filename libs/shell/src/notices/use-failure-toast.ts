import { showToast } from '@shop/design-system';
import { useEffect, useEffectEvent } from 'react';

/** One toast each time something has failed; `id` keeps a second one away while the first is there. */
export function useFailureToast(failed: boolean, text: string, id: string): void {
  const show = useEffectEvent(() => showToast({ type: 'error', text, id }));
  useEffect(() => {
    if (failed) show();
  }, [failed]);
}
