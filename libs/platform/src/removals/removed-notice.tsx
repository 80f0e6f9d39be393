import { Button, classNames } from '@shop/design-system';
import { useEffect, useRef, useState } from 'react';
import { undoTimeMs, useTimeLeft } from './use-time-left.ts';
import styles from './removed-notice.module.css';

interface RemovedNoticeProps {
  /** Names the removed entry. */
  text: string;
  /** Text of the button, for instance "Undo". */
  undoLabel: string;
  /** Accessible name of the button where the page has several. */
  undoName?: string;
  /** Restores the entry, at once or when the promise resolves. */
  undo: () => void | Promise<void>;
  /** Called when the time has run out. `hadFocus`: the focus was inside and has to be moved. */
  onEnd: (hadFocus: boolean) => void;
  className?: string | undefined;
}

/** Shown in place of a removed entry, with a button that restores it. The countdown pauses while pointer or focus is inside. */
export function RemovedNotice({ text, undoLabel, undoName, undo, onEnd, className }: RemovedNoticeProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  useTimeLeft(undoTimeMs, isHeld || isUndoing, () => onEnd(row.current?.contains(document.activeElement) ?? false));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses the countdown, nothing to operate
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
