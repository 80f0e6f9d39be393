import { type ItemCard, itemKeyOf, type Unit } from '@shop/api-contracts';
import { classNames, Icon, iconButtonClass, UnbrokenNumbers } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { useRef } from 'react';
import { comparePath, type CompareAddress } from '../compare-tray/compare-address.ts';
import { useCompareSelection } from '../compare-tray/use-compare-selection.ts';
import { useFocusOnNeighbour } from '../compare-tray/use-focus-on-neighbour.ts';
import { itemPath } from '../item-card/item-path.ts';
import { useText } from '../text.ts';
import { Order, Price } from './article-cells.tsx';
import { ArticleChooser } from './article-chooser.tsx';
import { articlesInView, withSwapped, type Compared } from './compared.ts';
import { UnitHead } from './unit-column.tsx';
import { withUnit } from './unit-in-address.ts';
import styles from './compare-page.module.css';

export interface CompareTableHeadProps {
  /** The machine in the first column. */
  unit: Unit | undefined;
  items: readonly Compared[];
  address: CompareAddress;
  /** Path to go to when the last article is removed. */
  emptyPath: string;
  onSelect: (item: ItemCard, index: number) => void;
}

/** Heads of the columns; on phones, where they stay in view, with price and order. Articles in view are the first of the address. */
export function CompareTableHead({ unit, items, address, emptyPath, onSelect }: CompareTableHeadProps) {
  const t = useText();
  const inView = articlesInView(items.length, unit !== undefined);
  const equipmentId = unit?.equipmentId ?? null;
  const head = useRef<HTMLTableRowElement>(null);
  const onRemoved = useFocusOnNeighbour(head, '[data-remove]', items.length);
  const { remove } = useCompareSelection();
  return (
    <thead>
      <tr ref={head}>
        <th scope="col">
          <span className="sr">{t('catalogue.compare.property')}</span>
        </th>
        {unit && <UnitHead unit={unit} path={comparePath(address)} />}
        {items.map(({ item, key }, index) => (
          // a column keeps its head, and the focus in it, when it gets another article
          <th key={index} scope="col">
            <span className={styles.article}>
              <ShopLink to={itemPath(item)} className="art" onClick={() => onSelect(item, index)}>
                {item.articleNumber}
              </ShopLink>
              {index < inView && inView < items.length && (
                <ArticleChooser
                  articleNumber={item.articleNumber}
                  others={items.slice(inView)}
                  pathInstead={(other) => withUnit(comparePath(withSwapped(address, key, other)), equipmentId)}
                />
              )}
              <ShopLink
                to={pathWithout(key, address, { emptyPath, equipmentId })}
                className={classNames(iconButtonClass({ size: 'small' }), 'no-print')}
                rel="nofollow"
                prefetch={false}
                preventScrollReset={items.length > 1}
                {...(items.length > 1 ? { state: { samePage: true } } : {})}
                aria-label={t('catalogue.compare.remove', { articleNumber: item.articleNumber })}
                title={t('catalogue.compare.remove', { articleNumber: item.articleNumber })}
                data-remove
                onClick={() => {
                  // while articles remain, the selection follows the address
                  if (items.length === 1) remove(item);
                  onRemoved(index);
                }}
              >
                <Icon name="close" size={16} />
              </ShopLink>
            </span>
            <span className={styles.name}>
              <UnbrokenNumbers text={item.name} />
            </span>
            <div className={classNames(styles.inHead, 'no-print')}>
              <Price item={item} bare />
              <Order item={item} />
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function pathWithout(
  key: string,
  address: CompareAddress,
  { emptyPath, equipmentId }: { emptyPath: string; equipmentId: string | null },
): string {
  const items = address.items.filter((item) => itemKeyOf(item) !== key);
  return items.length > 0 ? withUnit(comparePath({ ...address, items }), equipmentId) : emptyPath;
}
