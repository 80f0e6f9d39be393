import type { Item } from '@shop/api-contracts';
import { Notice } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { itemPath } from '../item-card/item-path.ts';
import { useText } from '../text.ts';
import styles from './item-page.module.css';

/** Tells that an article is discontinued, with a link to its successor. */
export function DiscontinuedNotice({ item: { salesDetails, successor } }: { item: Item }) {
  const t = useText();
  if (salesDetails?.availability?.state !== 'discontinued') return null;
  return (
    <Notice type="warning" title={t('catalogue.item.discontinued')} className={styles.notice ?? ''}>
      {successor ? (
        <>
          {t('catalogue.item.successor')}{' '}
          <ShopLink to={itemPath(successor)}>
            <span className="art">{successor.articleNumber}</span>, {successor.name}
          </ShopLink>
        </>
      ) : (
        t('catalogue.item.noSuccessor')
      )}
    </Notice>
  );
}
