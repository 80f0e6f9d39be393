import { holdUnsaved } from '@shop/platform';
import { useEffect } from 'react';

/**
 * While input is unsaved, the page is not replaced when the session ends elsewhere, and closing the tab asks for confirmation.
 *
 * @param isEnded the session has ended: the way to sign in again keeps the input, and must not be asked about
 */
export function useHoldInput(isUnsaved: boolean, { isEnded = false } = {}): void {
  useEffect(() => (isUnsaved ? holdUnsaved() : undefined), [isUnsaved]);
  useEffect(() => {
    if (!isUnsaved || isEnded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved, isEnded]);
}
