import type { Address } from '@shop/api-contracts';
import { buttonClass, EmptyState, Notice } from '@shop/design-system';
import { RemovedNotice, ShopLink } from '@shop/platform';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../text.ts';
import { AddressCard } from './address-card.tsx';
import { addressPath, newAddress } from './address-page-path.ts';
import { useDeletedAddresses } from './use-deleted-addresses.ts';
import styles from './addresses.module.css';

/** Where the focus returns after the form of an address. */
export interface ListState {
  shown?: string;
}

export function AddressList({ addresses, isGone }: { addresses: readonly Address[]; isGone: boolean }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const deleted = useDeletedAddresses(addresses);
  const { shown } = (useLocation().state ?? {}) as ListState;
  useEffect(() => {
    if (shown !== undefined) (document.getElementById(`address-${shown}`) ?? heading.current)?.focus();
  }, [shown]);
  const add = (
    <ShopLink to={addressPath(newAddress)} className={buttonClass({ variant: 'go' })}>
      {t('portal.addresses.add')}
    </ShopLink>
  );
  return (
    <>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('portal.addresses')}
        </h1>
        {deleted.rows.length > 0 && add}
      </div>
      {isGone && <Notice type="informative" title={t('portal.addresses.gone')} className={styles.notice} />}
      {deleted.rows.length === 0 ? (
        <EmptyState title={t('portal.addresses.none')} actions={add}>
          <p>{t('portal.addresses.noneText')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {deleted.rows.map(({ address, isDeleted }) => (
            <li key={address.id} className={styles.card}>
              {isDeleted ? (
                <RemovedNotice
                  text={t('portal.addresses.deleted', { name: address.displayName })}
                  undoLabel={t('portal.undo')}
                  undo={() => deleted.undo(address)}
                  onEnd={(hadFocus) => {
                    if (hadFocus) heading.current?.focus();
                    deleted.forget(address);
                  }}
                  className={styles.deleted}
                />
              ) : (
                <AddressCard address={address} onDelete={() => deleted.remove(address)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
