import type { Item } from '@shop/api-contracts';
import { CopyButton, KeyFigures, UnbrokenNumbers } from '@shop/design-system';
import { hydrateLater } from '@shop/platform';
import { CompareBox } from '../compare-tray/lazy-compare.ts';
import { AttributeValue, Unit } from '../item-card/attribute-value.tsx';
import { useText } from '../text.ts';
import { DiscontinuedNotice } from './discontinued-notice.tsx';
import type { ItemAddress } from './variants/item-address.ts';
import { SalesBlock } from './sales/sales-block.tsx';
import { VariantChoices } from './variants/variant-choice.tsx';
import styles from './item-page.module.css';

const DutyLink = hydrateLater(async () => (await import('./duty-link.tsx')).DutyLink);

/** Summary of the article: name, article number, key figures, choice of variant, price and availability. */
export function ItemSummary({ item, address }: { item: Item; address: ItemAddress }) {
  const t = useText();
  const { articleNumber } = item;
  return (
    <div className={styles.summary}>
      <h1 tabIndex={-1}>
        <UnbrokenNumbers text={item.name} />
      </h1>
      <p className={styles.number}>
        <span className="muted">{t('catalogue.item.article')}</span> <span className="art">{articleNumber}</span>
        <CopyButton
          value={articleNumber}
          label={t('catalogue.item.copy', { articleNumber })}
          copiedText={t('catalogue.item.copied')}
          failedText={t('catalogue.item.copyFailed')}
        />
        <CompareBox item={item} />
      </p>
      <DiscontinuedNotice item={item} />
      <ItemKeyFigures item={item} />
      <DutyLink item={item} />
      <VariantChoices item={item} address={address} />
      <SalesBlock item={item} />
      <p className={styles.description}>
        <bdi>{item.description}</bdi>
      </p>
    </div>
  );
}

function ItemKeyFigures({ item: { keyFigures = [], specification = [] } }: { item: Item }) {
  const figures = keyFigures.flatMap((id) => specification.find((column) => column.id === id) ?? []);
  if (figures.length === 0) return null;
  return (
    <div className={styles.keyFigures}>
      <KeyFigures
        items={figures.map((column) => ({
          term: column.name,
          value:
            column.type === 'text' ? (
              <span className={styles.word}>
                <AttributeValue column={column} values={column.values} />
              </span>
            ) : (
              <>
                <AttributeValue column={column} values={column.values} bare />{' '}
                <small>
                  <Unit code={column.unit} />
                </small>
              </>
            ),
        }))}
      />
    </div>
  );
}
