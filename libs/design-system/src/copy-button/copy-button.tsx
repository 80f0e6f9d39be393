import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './copy-button.module.css';

/** Milliseconds for which the confirmation is shown. */
const confirmedMs = 2000;

export type CopyButtonProps = {
  value: string;
  /** For instance "Copy article number GX-050". */
  label: string;
  /** Shown and announced after copying. */
  copiedText: string;
  /** Announced if the browser refuses; without it a refusal is silent. */
  failedText?: string;
};

/** Copies a value to the clipboard and confirms it. */
export function CopyButton({ value, label, copiedText, failedText }: CopyButtonProps) {
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = (text: string) => {
    clearTimeout(timer.current);
    setMessage(text);
    timer.current = setTimeout(() => setMessage(''), confirmedMs);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      say(copiedText);
    } catch {
      // no permission, or not a secure context
      if (failedText !== undefined) say(failedText);
    }
  };
  return (
    <span className={styles.copy}>
      <IconButton icon={message === copiedText ? 'check' : 'copy'} label={label} size="small" onClick={copy} />
      <span role="status" className={styles.message}>
        {message}
      </span>
    </span>
  );
}
