import { Checkbox, classNames, showToast } from '@shop/design-system';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ItemCard } from '@shop/api-contracts';
import { maxCompared } from './compare-address.ts';
import { useText } from '../text.ts';
import { inCategory, isChosen, isFull } from './compare-selection.ts';
import { useCompareSelection } from './use-compare-selection.ts';
import styles from './compare-box.module.css';

export interface CompareBoxProps {
  item: ItemCard;
  /** In a table row: only the checkbox, without its text. */
  bare?: boolean;
}

/** Checkbox that selects an article for comparison. Its code loads after the page; a tick made before counts. */
export function CompareBox({ item, bare = false }: CompareBoxProps) {
  const t = useText();
  const box = useRef<HTMLInputElement>(null);
  const { selection, add, remove } = useCompareSelection();
  const checked = isChosen(selection, item);

  const choose = (isTicked: boolean) => {
    if (!isTicked) return remove(item);
    if (selection.categoryId !== null && selection.categoryId !== item.categoryId)
      showToast({ id: 'compare-cleared', type: 'info', text: t('catalogue.compare.cleared') });
    if (!isFull(inCategory(selection, item.categoryId))) return add(item);
    showToast({ id: 'compare-full', type: 'info', text: t('catalogue.compare.most', { most: maxCompared }) });
  };
  const applyEarlierTick = useEffectEvent(() => {
    if (box.current?.checked && !checked) choose(true);
  });
  useEffect(() => applyEarlierTick(), []);

  return (
    <Checkbox
      ref={box}
      label={
        <>
          <span className={bare ? styles.word : undefined}>{t('catalogue.compare.choose')}</span>
          <span className="sr"> {item.articleNumber}</span>
        </>
      }
      title={bare ? t('catalogue.compare.choose') : undefined}
      checked={checked}
      onChange={(event) => choose(event.currentTarget.checked)}
      className={classNames(styles.box, 'no-print')}
    />
  );
}
