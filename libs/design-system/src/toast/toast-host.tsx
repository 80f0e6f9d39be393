import { useEffect, useRef, useState } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { subscribeToasts, takeToasts } from './toast-queue.ts';
import type { Toast, ToastType } from './toast-queue.ts';
import { ToastLink } from './toast-link.tsx';
import { useAutoClose } from './use-auto-close.ts';
import styles from './toast.module.css';

export type ToastHostProps = {
  /** Accessible name of the region. */
  label: string;
  closeLabel: string;
};

/** Milliseconds for which a toast is shown. */
const autoCloseMs = 5000;

/** A CSS module cannot export a class named `default`. */
const looks = { info: 'info', success: 'success', warning: 'warning', error: 'error', default: 'plain' } as const;

const icons: Record<ToastType, IconName | null> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'critical',
  default: null,
};

/** Shows queued toasts with react-toastify, at the top right, for the duration of their type. */
export function ToastHost({ label, closeLabel }: ToastHostProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => {
      for (const message of takeToasts()) raise(message);
      // moves it to the top of the top layer, above a dialog opened meanwhile
      layer.current?.hidePopover?.();
      layer.current?.showPopover?.();
    };
    let isMounted = true;
    // StrictMode mounts twice, and the library drops at the first unmount what it got at the first mount
    queueMicrotask(() => isMounted && show());
    const unsubscribe = subscribeToasts(show);
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, []);
  return (
    <div ref={layer} popover="manual" className={styles.layer} data-chrome>
      <ToastContainer
        aria-label={label}
        position="top-right"
        autoClose={autoCloseMs}
        draggable
        draggablePercent={80}
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick
        newestOnTop
        // the library's own timer and closing wait for animation events, which reduced motion prevents
        customProgressBar
        transition={false}
        icon={false}
        closeButton={({ closeToast }) => (
          <IconButton icon="close" size="small" label={closeLabel} onClick={closeToast} className={styles.close} />
        )}
        className={(context) => classNames(styles.container, context?.position) ?? ''}
        toastClassName={(context) => classNames(styles.toast, styles[looks[context?.type ?? 'default']]) ?? ''}
      />
    </div>
  );
}

function raise({ id, ...shown }: Toast) {
  const { type = 'default', autoClose = autoCloseMs } = shown;
  toast((props: ToastContentProps) => <ToastBody {...props} {...shown} type={type} autoClose={autoClose} />, {
    type,
    autoClose,
    role: type === 'error' || type === 'warning' ? 'alert' : 'status',
    ...(id === undefined ? {} : { toastId: id }),
  });
}

type ToastBodyProps = Pick<ToastContentProps, 'closeToast' | 'isPaused'> &
  Required<Omit<Toast, 'id' | 'link'>> &
  Pick<Toast, 'link'>;

function ToastBody({ closeToast, isPaused, text, type, autoClose, link }: ToastBodyProps) {
  const body = useRef<HTMLParagraphElement>(null);
  const focused = useFocusNear(body);
  useAutoClose(autoClose, isPaused || focused, () => closeToast());
  const icon = icons[type];
  return (
    <>
      {icon && <Icon name={icon} className={styles.icon} />}
      <p ref={body} className={styles.text}>
        {text}
        {link && <ToastLink {...link} />}
      </p>
    </>
  );
}

/** True while the toast contains the focus: it must not disappear then (WCAG 2.2.1). */
function useFocusNear(body: React.RefObject<HTMLElement | null>): boolean {
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const frame = body.current?.parentElement;
    const enter = () => setFocused(true);
    const leave = () => setFocused(false);
    frame?.addEventListener('focusin', enter);
    frame?.addEventListener('focusout', leave);
    return () => {
      frame?.removeEventListener('focusin', enter);
      frame?.removeEventListener('focusout', leave);
    };
  }, [body]);
  return focused;
}
