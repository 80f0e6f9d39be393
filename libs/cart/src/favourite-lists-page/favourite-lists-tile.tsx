import { Skeleton } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { newestOwn } from '../favourite-lists/list-order.ts';
import { useFavouriteLists } from '../favourite-lists/use-favourite-lists.ts';
import { useText } from '../text.ts';
import styles from './favourite-lists-tile.module.css';

/** Number of lists on the overview. */
const shownCount = 3;

/** Tile of the overview: the own lists changed last, and a link to all. */
export function FavouriteListsTile() {
  const t = useText();
  const { lists, error } = useFavouriteLists();
  const newest = lists && newestOwn(lists).slice(0, shownCount);
  return (
    <>
      <h2>{t('cart.lists.title')}</h2>
      <div className={styles.text}>
        {!newest && !error && (
          <>
            <Skeleton width="most" />
            <Skeleton width="half" />
          </>
        )}
        {!newest && error && <p>{t('cart.lists.failed')}</p>}
        {newest?.length === 0 && <p>{t('cart.lists.noneText')}</p>}
        {newest && newest.length > 0 && (
          <ul className={styles.lists}>
            {newest.map(({ id, name, size }) => (
              <li key={id}>
                <ShopLink to={paths.favouriteList(id)} className="target">
                  {name}
                </ShopLink>{' '}
                <span className="muted">{t('cart.lists.size', { count: size })}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p>
        <ShopLink to={paths.favouriteLists()} className="target">
          {!lists
            ? t('cart.lists.toLists')
            : newest?.length === 0
              ? t('cart.lists.new')
              : t('cart.lists.all', { count: lists.length })}
        </ShopLink>
      </p>
    </>
  );
}
