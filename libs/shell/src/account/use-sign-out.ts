import { forgetAdoptedCarts, forgetUnits } from '@shop/cart';
import { showToast } from '@shop/design-system';
import { signOut, useApp } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';

/** Signs out and leaves the page; a failure shows a toast and keeps the session. */
export function useSignOut() {
  const t = useText();
  const app = useApp();
  const [pending, setPending] = useState(false);
  return {
    pending,
    signOut: () => {
      if (pending) return;
      setPending(true);
      signOut().then(
        () => {
          forgetAdoptedCarts(app);
          forgetUnits();
        },
        () => {
          setPending(false);
          showToast({ type: 'error', text: t('shell.account.signOutFailed'), id: 'sign-out' });
        },
      );
    },
  };
}
