import { TileHead, TileRow, TileRows, TileRowsSkeleton } from '@shop/design-system';
import { formatDate, localDay, useI18n } from '@shop/i18n';
import { paths, ShopLink } from '@shop/platform';
import { newestOwn } from '../favourite-lists/list-order.ts';
import { useFavouriteLists } from '../favourite-lists/use-favourite-lists.ts';
import { useText } from '../text.ts';

/** Number of lists on the overview. */
const shownCount = 3;

/** Tile of the overview: the own lists changed last, and a link to all. */
export function FavouriteListsTile() {
  const t = useText();
  const { tag } = useI18n().locale;
  const { lists, error } = useFavouriteLists();
  const newest = lists && newestOwn(lists).slice(0, shownCount);
  return (
    <>
      <TileHead title={t('cart.lists.title')}>
        <ShopLink to={paths.favouriteLists()} className="target">
          {!lists
            ? t('cart.lists.toLists')
            : newest?.length === 0
              ? t('cart.lists.new')
              : t('cart.lists.all', { count: lists.length })}
        </ShopLink>
      </TileHead>
      {!newest && !error && <TileRowsSkeleton rows={shownCount} />}
      {!newest && error && <p>{t('cart.lists.failed')}</p>}
      {newest?.length === 0 && <p>{t('cart.lists.noneText')}</p>}
      {newest && newest.length > 0 && (
        <TileRows>
          {newest.map(({ id, name, size, changedAt }) => (
            <TileRow
              key={id}
              name={
                <ShopLink to={paths.favouriteList(id)} className="target">
                  <bdi>{name}</bdi>
                </ShopLink>
              }
              state={t('cart.lists.size', { count: size })}
              meta={
                <>
                  {t('cart.lists.changed')} <bdi>{formatDate(localDay(changedAt), tag)}</bdi>
                </>
              }
            />
          ))}
        </TileRows>
      )}
    </>
  );
}
