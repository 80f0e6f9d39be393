import type { Toast } from './toast-queue.ts';

/** The link of a toast: a real link, so that it can also be opened in a new tab. */
export function ToastLink({ text, href, onFollow }: NonNullable<Toast['link']>) {
  return (
    <>
      {' '}
      <a
        href={href}
        onClick={(event) => {
          const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
          if (!onFollow || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
          event.preventDefault();
          onFollow();
        }}
      >
        {text}
      </a>
    </>
  );
}
