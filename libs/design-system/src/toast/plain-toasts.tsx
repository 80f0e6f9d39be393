import { useEffect, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import type { ToastHostProps } from './toast-host.tsx';
import { ToastLink } from './toast-link.tsx';
import { subscribeToasts, takeToasts } from './toast-queue.ts';
import type { Toast } from './toast-queue.ts';
import styles from './toast.module.css';

/** Toasts without the library: they stay until closed. */
export function PlainToasts({ label, closeLabel }: ToastHostProps) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  useEffect(() => {
    const take = () => {
      const fresh = takeToasts();
      setToasts((shown) => [...shown, ...fresh]);
    };
    take();
    return subscribeToasts(take);
  }, []);
  return (
    <section aria-label={label} className={styles.container}>
      {toasts.map((toast) => (
        <div key={toasts.indexOf(toast)} role="alert" className={styles.toast}>
          <p className={styles.text}>
            {toast.text}
            {toast.link && <ToastLink {...toast.link} />}
          </p>
          <IconButton
            icon="close"
            size="small"
            label={closeLabel}
            onClick={() => setToasts(toasts.filter((other) => other !== toast))}
          />
        </div>
      ))}
    </section>
  );
}
