import type { Address } from '@shop/api-contracts';
import { TileRow, TileRows } from '@shop/design-system';
import { addressLines, ownAddressesQuery } from '@shop/forms';
import { countryName } from '@shop/i18n';
import { paths, useApp, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { addressPath, newAddress } from '../addresses/address-page-path.ts';
import { useText } from '../text.ts';
import { Tile, TileSkeleton } from './tile.tsx';

/** Default addresses for deliveries and invoices. */
export function AddressesTile() {
  const t = useText();
  const { scope } = usePortalPerson();
  const { data, isError } = useQuery(ownAddressesQuery(scope));
  if (!data && !isError) return <TileSkeleton />;
  const isEmpty = data?.length === 0;
  return (
    <Tile
      title={t('portal.addresses')}
      to={isEmpty ? addressPath(newAddress) : paths.addresses()}
      action={
        !data
          ? t('portal.addresses')
          : isEmpty
            ? t('portal.addresses.add')
            : t('portal.addresses.all', { count: data.length })
      }
    >
      {data ? <Defaults addresses={data} /> : <p>{t('portal.addresses.failed')}</p>}
    </Tile>
  );
}

function Defaults({ addresses }: { addresses: readonly Address[] }) {
  const t = useText();
  const delivery = addresses.find(({ defaultDelivery }) => defaultDelivery);
  const invoice = addresses.find(({ defaultInvoice }) => defaultInvoice);
  if (addresses.length === 0) return <p>{t('portal.addresses.noneText')}</p>;
  if (!delivery && !invoice) return <p>{t('portal.addresses.noDefaults')}</p>;
  return (
    <TileRows>
      {delivery && delivery === invoice ? (
        <Default term={t('portal.addresses.defaultBoth')} address={delivery} />
      ) : (
        <>
          {delivery && <Default term={t('portal.addresses.defaultDelivery')} address={delivery} />}
          {invoice && <Default term={t('portal.addresses.defaultInvoice')} address={invoice} />}
        </>
      )}
    </TileRows>
  );
}

function Default({ term, address }: { term: string; address: Address }) {
  const { tag } = useApp().locale;
  const [name, ...lines] = addressLines(address, countryName(address.countryCode, tag));
  return (
    <TileRow
      name={<bdi>{name}</bdi>}
      state={<span className="small">{term}</span>}
      meta={<bdi>{lines.join(', ')}</bdi>}
    />
  );
}
