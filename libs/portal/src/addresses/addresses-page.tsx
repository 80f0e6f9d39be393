import { ownAddressesQuery } from '@shop/forms';
import { QueryState, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { SkeletonBlocks } from '../layout/portal-skeleton.tsx';
import { useText } from '../text.ts';
import { AddressEditor } from './address-editor.tsx';
import { AddressList } from './address-list.tsx';
import { addressParameter, newAddress } from './address-page-path.ts';
import styles from './addresses.module.css';

/** The account's addresses; with `?address=` the form of one of them, or of a new one. */
export function AddressesPage() {
  const t = useText();
  const { scope } = usePortalPerson();
  const query = useQuery(ownAddressesQuery(scope));
  const { data } = query;
  const opened = useSearchParams()[0].get(addressParameter);
  if (opened === newAddress) return <AddressEditor key={newAddress} />;
  const address = data?.find(({ id }) => id === opened);
  if (address) return <AddressEditor key={address.id} address={address} />;
  if (data) return <AddressList addresses={data} isGone={opened !== null} />;
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('portal.addresses')}</h1>
      </div>
      <QueryState
        query={query}
        title={t('portal.addresses.failed')}
        loading={
          <div aria-busy="true">
            <p role="status" className="sr">
              {t('portal.loading')}
            </p>
            <SkeletonBlocks count={3} />
          </div>
        }
      />
    </>
  );
}
