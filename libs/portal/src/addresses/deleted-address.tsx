import type { Address } from '@shop/api-contracts';
import { Button } from '@shop/design-system';
import { undoTimeMs, useTimeLeft } from '@shop/platform';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text.ts';
import styles from './addresses.module.css';

interface DeletedAddressProps {
  address: Address;
  /** Resolves when the address is back. */
  undo: () => Promise<void>;
  /** The time is over. */
  forget: () => void;
  /** The focus was here when the time was over. */
  leave: () => void;
}

/** In the place of a deleted address: the way to have it back. Its time stands still while pointer or keyboard are on it. */
export function DeletedAddress({ address, undo, forget, leave }: DeletedAddressProps) {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  useTimeLeft(undoTimeMs, isHeld || isUndoing, () => {
    if (row.current?.contains(document.activeElement)) leave();
    forget();
  });
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done here, only the time is stopped
    <div
      ref={row}
      role="group"
      className={styles.deleted}
      aria-label={t('portal.addresses.deleted', { name: address.displayName })}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <p role="status">{t('portal.addresses.deleted', { name: address.displayName })}</p>
      <Button
        pending={isUndoing}
        onClick={() => {
          setUndoing(true);
          void undo().finally(() => setUndoing(false));
        }}
      >
        {t('portal.undo')}
      </Button>
    </div>
  );
}
