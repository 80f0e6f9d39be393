import type { Item } from '@shop/api-contracts';
import { Drawing, DrawingSheet } from '@shop/design-system';
import { useApp } from '@shop/platform';
import { AttributeValue } from '../item-card/attribute-value.tsx';
import { useText } from '../text.ts';
import styles from './item-page.module.css';

/** The article's drawing in its frame, with a title block as on paper. */
export function ItemSheet({ item }: { item: Item }) {
  const t = useText();
  const { isDemo } = useApp();
  const image = item.images.large ?? item.images.medium;
  if (!image) return null;
  const plates = item.specification?.find(({ id }) => id === 'numberOfPlates');
  return (
    <DrawingSheet
      className={styles.sheet}
      block={[
        { label: t('catalogue.item.sheet.drawing'), value: <span className="art">{item.articleNumber}</span> },
        ...(plates
          ? [{ label: plates.name, value: <AttributeValue column={plates} values={plates.values} /> }]
          : [{ label: t('catalogue.item.sheet.category'), value: item.taxonomy.at(-1) }]),
        // true of the drawings of the demo company alone
        ...(isDemo
          ? [{ label: t('catalogue.item.sheet.projection'), value: t('catalogue.item.sheet.isometric') }]
          : []),
      ]}
    >
      <Drawing
        image={image}
        width={image.width}
        height={image.height}
        alt={image.alt ?? item.name}
        size="full"
        className={styles.drawing}
        priority
        loading="lazy"
      />
    </DrawingSheet>
  );
}
