import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { PlainToasts } from './plain-toasts.tsx';
import type { ToastHostProps } from './toast-host.tsx';
import { hasToasts, subscribeToasts } from './toast-queue.ts';

/**
 * Shows toasts; place it once at the end of the page. Empty until the first toast, which loads the library. If the library fails to load,
 * because of the network or a new deployment, the messages are shown without it.
 */
export function ToastOutlet(props: ToastHostProps) {
  const wanted = useSyncExternalStore(subscribeToasts, hasToasts, () => false);
  const [Host, setHost] = useState<ComponentType<ToastHostProps> | null>(null);
  useEffect(() => {
    if (!wanted || Host) return;
    import('./toast-host.tsx').then(
      (module) => setHost(() => module.ToastHost),
      () => setHost(() => PlainToasts),
    );
  }, [wanted, Host]);
  return Host && <Host {...props} />;
}
