import { Button } from '@shop/design-system';
import { undoTimeMs, useTimeLeft } from '@shop/platform';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text.ts';
import styles from './tax-exempts.module.css';

interface RemovedTaxExemptProps {
  text: string;
  undo: () => void;
  /** The time is over. `hadFocus`: the reader was here and has to be led elsewhere. */
  onEnd: (hadFocus: boolean) => void;
}

/** In the place of a removed exemption: the way to have it back. Its time stands still while pointer or keyboard are on it. */
export function RemovedTaxExempt({ text, undo, onEnd }: RemovedTaxExemptProps) {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  useTimeLeft(undoTimeMs, isHeld, () => onEnd(row.current?.contains(document.activeElement) ?? false));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done here, only the time is stopped
    <div
      ref={row}
      role="group"
      className={styles.removed}
      aria-label={text}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <p role="status">{text}</p>
      <Button size="small" onClick={undo}>
        {t('portal.undo')}
      </Button>
    </div>
  );
}
