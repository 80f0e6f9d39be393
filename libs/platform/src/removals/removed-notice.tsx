import { Button, classNames } from '@shop/design-system';
import { useEffect, useRef, useState } from 'react';
import { undoTimeMs, useTimeLeft } from './use-time-left.ts';
import styles from './removed-notice.module.css';

interface RemovedNoticeProps {
  /** What was removed. */
  text: string;
  /** On the button: "Undo". */
  undoLabel: string;
  /** The button's name where several stand on the page. */
  undoName?: string;
  /** Has it back, at once or when the promise resolves. */
  undo: () => void | Promise<void>;
  /** The time is over. `hadFocus`: the reader was here and has to be led elsewhere. */
  onEnd: (hadFocus: boolean) => void;
  className?: string | undefined;
}

/** In the place of what was removed: the way to have it back. Its time stands still while pointer or keyboard are on it. */
export function RemovedNotice({ text, undoLabel, undoName, undo, onEnd, className }: RemovedNoticeProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  useTimeLeft(undoTimeMs, isHeld || isUndoing, () => onEnd(row.current?.contains(document.activeElement) ?? false));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done here, only the time is stopped
    <div
      ref={row}
      role="group"
      className={classNames(styles.removed, className)}
      aria-label={text}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <p role="status">{text}</p>
      <Button
        size="small"
        pending={isUndoing}
        aria-label={undoName}
        onClick={() => {
          setUndoing(true);
          void Promise.resolve(undo()).finally(() => setUndoing(false));
        }}
      >
        {undoLabel}
      </Button>
    </div>
  );
}
