import { ApiError, calls, NotAuthenticatedError } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { callOrThrow, useApp } from '@shop/platform';
import { useEffect, useState } from 'react';
import { useText } from '../text.ts';
import { leaveFor } from './leave-for.ts';

interface SessionToStart {
  /** Path of the page to come back to, with locale. */
  returnPath: string;
  /** An own configuration to edit. */
  configurationId?: string;
  /** Where it is edited from: `cart-{id}`, `favouritelist-{id}`. */
  webshopId?: string;
  replaced?: boolean;
}

/** Starts sessions of the configurator and goes there; a failure is a toast, its cause is in the console. */
export function useStartSession() {
  const t = useText();
  const { api } = useApp();
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    // the browser's Back shows the page as it was left
    const stop = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setPending(false);
    };
    window.addEventListener('pageshow', stop);
    return () => window.removeEventListener('pageshow', stop);
  }, []);

  /** Resolves to whether the browser leaves for the configurator. */
  async function start({ returnPath, replaced = false, ...session }: SessionToStart): Promise<boolean> {
    setPending(true);
    try {
      const query = { returnUrl: new URL(returnPath, window.location.origin).href, ...session };
      const answer = await callOrThrow(api, calls.configurator.start, { query });
      if (answer.success && answer.configuratorUrl !== null) {
        leaveFor(answer.configuratorUrl, { replaced });
        return true;
      }
      showFailure(answer.httpStatusCode, answer);
    } catch (error) {
      if (!(error instanceof NotAuthenticatedError)) {
        showFailure(error instanceof ApiError ? error.status : undefined, error);
      }
    }
    setPending(false);
    return false;
  }

  function showFailure(status: number | undefined, cause: unknown): void {
    if (status !== 403) console.error('No session of the configurator', cause);
    showToast({ type: 'error', text: t(status === 403 ? 'cart.configurator.noAccess' : 'cart.configurator.failed') });
  }

  return { isPending, start };
}
