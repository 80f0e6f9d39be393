import type { Address } from '@shop/api-contracts';
import { buttonClass, classNames, Icon, IconButton, Tag } from '@shop/design-system';
import { AddressText } from '@shop/forms';
import { ShopLink } from '@shop/platform';
import { useText } from '../text.ts';
import { addressPath } from './address-page-path.ts';
import styles from './addresses.module.css';

/** An address with labels for its default uses. */
export function AddressCard({ address, onDelete }: { address: Address; onDelete: () => void }) {
  const t = useText();
  const name = address.displayName;
  return (
    <>
      <h2 id={`address-${address.id}`} tabIndex={-1} className={styles.name}>
        <bdi>{name}</bdi>
      </h2>
      {(address.defaultDelivery || address.defaultInvoice) && (
        <p className={styles.tags}>
          {address.defaultDelivery && <Tag>{t('portal.addresses.defaultDelivery')}</Tag>}
          {address.defaultInvoice && <Tag>{t('portal.addresses.defaultInvoice')}</Tag>}
        </p>
      )}
      <AddressText address={address} />
      <p className={styles.actions}>
        <ShopLink
          to={addressPath(address.id)}
          className={classNames(buttonClass({ size: 'small' }), styles.edit)}
          aria-label={t('portal.addresses.editOf', { name })}
        >
          <Icon name="pencil" size={16} />
          <span>{t('portal.edit')}</span>
        </ShopLink>
        <IconButton
          icon="bin"
          size="small"
          label={t('portal.addresses.deleteOf', { name })}
          className={styles.delete}
          onClick={onDelete}
        />
      </p>
    </>
  );
}
