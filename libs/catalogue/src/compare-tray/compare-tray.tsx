import { itemKeyOf } from '@shop/api-contracts';
import { Button, buttonClass, Chip, ChipList, IconButton } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { maxCompared } from './compare-address.ts';
import { useText } from '../text.ts';
import { pathOf } from './compare-selection.ts';
import { useCompareSelection } from './use-compare-selection.ts';
import { useFocusOnNeighbour } from './use-focus-on-neighbour.ts';
import styles from './compare-tray.module.css';

/** Bar at the lower edge once something is selected: the selected articles, and a link to their comparison or to the last one. */
export function CompareTray({
  categoryId,
  onlyOf,
}: {
  /** Category of the page: clears a selection of another one. */
  categoryId?: string;
  /** Category of the article: a selection of another one is kept, but does not cover this page. */
  onlyOf?: string;
}) {
  const t = useText();
  const tray = useRef<HTMLElement>(null);
  const { selection, remove, clear, enterCategory, dismiss } = useCompareSelection();
  const { items, last, isCleared } = selection;
  const onRemoved = useFocusOnNeighbour(tray, '[role="group"] button', items.length);
  const enter = useEffectEvent(enterCategory);
  useEffect(() => {
    if (categoryId) enter(categoryId);
  }, [categoryId]);

  if (onlyOf !== undefined && selection.categoryId !== null && selection.categoryId !== onlyOf) return null;
  const path = pathOf(selection);
  const lastLink = last !== null && last !== path && (
    <ShopLink to={last} rel="nofollow" className={styles.last}>
      {t('catalogue.compare.last')}
    </ShopLink>
  );
  if (items.length === 0) {
    return (
      isCleared && (
        <section ref={tray} aria-label={t('catalogue.compare')} className={styles.tray}>
          <p role="status" className={styles.text}>
            {t('catalogue.compare.cleared')}
          </p>
          {lastLink}
          <IconButton icon="close" label={t('catalogue.compare.dismiss')} onClick={dismiss} />
        </section>
      )
    );
  }
  return (
    <section ref={tray} aria-label={t('catalogue.compare')} className={styles.tray}>
      <p role="status" className={styles.text}>
        {t('catalogue.compare.chosen', { count: items.length, most: maxCompared })}
      </p>
      <div className={styles.chips}>
        <ChipList label={t('catalogue.compare.chosenArticles')}>
          {items.map((item, place) => (
            <Chip
              key={itemKeyOf(item)}
              label={t('catalogue.compare.remove', { articleNumber: item.articleNumber })}
              onRemove={() => {
                onRemoved(place);
                remove(item);
              }}
            >
              {item.articleNumber}
            </Chip>
          ))}
        </ChipList>
      </div>
      {onlyOf === undefined && lastLink}
      <div className={styles.actions}>
        <Button
          variant="bare"
          onClick={() => {
            onRemoved(0);
            clear();
          }}
        >
          {t('catalogue.compare.clear')}
        </Button>
        {path === null ? (
          <p className="muted">{t('catalogue.compare.oneMore')}</p>
        ) : (
          <ShopLink to={path} rel="nofollow" className={buttonClass({ variant: 'go' })}>
            {t('catalogue.compare.heading', { count: items.length })}
          </ShopLink>
        )}
      </div>
    </section>
  );
}
