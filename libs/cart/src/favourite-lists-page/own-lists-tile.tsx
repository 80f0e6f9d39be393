import { SkeletonRows, TileHead } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { newestOwn } from '../favourite-lists/list-order.ts';
import { useFavouriteLists } from '../favourite-lists/use-favourite-lists.ts';
import { useText } from '../text.ts';
import styles from './own-lists-tile.module.css';

/** Number of lists shown. */
const shownCount = 4;

/** Tile of the workbench: the own lists changed last, and the way to all. */
export function OwnListsTile() {
  const t = useText();
  const { lists, error } = useFavouriteLists();
  const newest = lists && newestOwn(lists);
  return (
    <section aria-labelledby="own-lists">
      <TileHead id="own-lists" title={t('cart.lists.title')}>
        <ShopLink to={paths.favouriteLists()} className="target">
          {!lists
            ? t('cart.lists.toLists')
            : newest?.length === 0
              ? t('cart.lists.new')
              : t('cart.lists.all', { count: lists.length })}
        </ShopLink>
      </TileHead>
      {!newest && !error && <SkeletonRows rows={2} label={t('cart.lists.toLists')} />}
      {!newest && error && <p className={styles.none}>{t('cart.lists.failed')}</p>}
      {newest?.length === 0 && <p className={styles.none}>{t('cart.lists.noneText')}</p>}
      {newest && newest.length > 0 && (
        <ul>
          {newest.slice(0, shownCount).map(({ id, name, size }) => (
            <li key={id} className={styles.list}>
              <ShopLink to={paths.favouriteList(id)} className={styles.name}>
                <bdi>{name}</bdi>
              </ShopLink>
              <span className="muted nb">{t('cart.lists.size', { count: size })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
