import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { PlainToasts } from './plain-toasts.tsx';
import type { ToastHostProps } from './toast-host.tsx';
import { hasToasts, subscribeToasts } from './toast-queue.ts';

/**
 * Where toasts appear; put it once at the end of the page. It is empty until the first toast, and only then loads
 * the library that shows them. If that cannot be loaded, because the line is down or a new version took its place,
 * the messages are shown without it.
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
