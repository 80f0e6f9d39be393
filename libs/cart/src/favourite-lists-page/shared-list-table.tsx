import type { FavouriteListSummary } from '@shop/api-contracts';
import { Button, Table, Td, Th, Tr } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import type { useNaming } from '../favourite-lists/use-naming.tsx';
import { useText } from '../text.ts';
import styles from './favourite-lists-page.module.css';

/** Lists of colleagues, to read, to order from and to copy. */
export function SharedListTable({
  lists,
  naming,
}: {
  lists: readonly FavouriteListSummary[];
  naming: ReturnType<typeof useNaming>;
}) {
  const t = useText();
  return (
    <section className={styles.shared}>
      <h2>{t('cart.lists.ofColleagues')}</h2>
      <Table caption={t('cart.lists.ofColleagues')} middle className={styles.table}>
        <thead>
          <tr>
            <Th>{t('cart.lists.list')}</Th>
            <Th numeric>{t('cart.lists.lines')}</Th>
            <Th>{t('cart.lists.owner')}</Th>
            <Th>
              <span className="sr">{t('cart.lists.actions')}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {lists.map((list) => (
            <Tr key={list.id}>
              <Td className={styles.name}>
                <ShopLink to={paths.favouriteList(list.id)} id={`list-${list.id}`} className="strong">
                  {list.name}
                </ShopLink>
              </Td>
              <Td label={t('cart.lists.lines')} numeric>
                {list.size}
              </Td>
              <Td label={t('cart.lists.owner')}>{list.owner}</Td>
              <Td className={styles.actions}>
                <span>
                  <Button
                    size="small"
                    aria-label={t('cart.lists.copyNamed', { name: list.name })}
                    onClick={() => naming.copy(list)}
                  >
                    {t('cart.lists.copy')}
                  </Button>
                </span>
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
