import { plateRangeText, type KitLine } from '@shop/api-contracts';
import { cartActionOf, cartItemIdOf, useAddToCart, type AddLine } from '@shop/cart';
import { itemPath, PriceSlot, usePriceTerms } from '@shop/catalogue';
import { Button, classNames, Notice, Table, Td, Th, Tr, UnbrokenNumbers } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { ShopLink, useApp } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import { useUnitPage } from '../unit/use-unit-page.ts';
import styles from './plate-pack-kit.module.css';

interface KitLinesProps {
  lines: readonly KitLine[];
  /** The lines are not those of what the fields say. */
  isLate: boolean;
}

/** What the kit consists of, with prices, and the button that puts it into the cart. */
export function KitLines({ lines, isLate }: KitLinesProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const terms = usePriceTerms();
  const total = totalOf(lines.filter(canAddLine));
  const late = isLate ? styles.late : undefined;
  return (
    <>
      <Table caption={t('units.kit.lines')} layout="compact" middle>
        <thead>
          <tr>
            <Th>{t('units.spareParts.part')}</Th>
            <Th>{t('units.articleNumber')}</Th>
            <Th>{t('units.kit.basis')}</Th>
            <Th numeric>{t('units.kit.needed')}</Th>
            <Th numeric>{t('units.kit.order')}</Th>
            <Th numeric>
              {t('units.kit.each')}, {terms}
            </Th>
            <Th numeric>{t('units.kit.lineTotal')}</Th>
          </tr>
        </thead>
        <tbody aria-live="polite" aria-busy={isLate} className={classNames(styles.lines, late)}>
          {lines.map((line) => (
            <LineRow key={`${line.part} ${line.builtArticleNumber}`} line={line} />
          ))}
        </tbody>
        {total && (
          <tfoot className={late}>
            <tr className={styles.total}>
              <Td colSpan={6}>
                {t('units.kit.total')}, {terms}
              </Td>
              <Td numeric>
                <span className="nb">{formatMoney(total, tag)}</span>
              </Td>
            </tr>
          </tfoot>
        )}
      </Table>
      <AddKit lines={lines} isLate={isLate} />
    </>
  );
}

function LineRow({ line }: { line: KitLine }) {
  const t = useText();
  const { tag } = useApp().locale;
  const total = totalOf([line]);
  const { part, item, builtArticleNumber, isSuccessor, basis, needed, quantity, packQuantity } = line;
  return (
    <Tr>
      <Td area="name">
        {item ? (
          <ShopLink to={itemPath(item)}>
            <UnbrokenNumbers text={item.name} />
          </ShopLink>
        ) : (
          <>
            {t(`units.kit.part.${part}`)}
            <span className={styles.note}>
              {t(builtArticleNumber === null ? 'units.kit.unknown' : 'units.kit.notSold')}
            </span>
          </>
        )}
      </Td>
      <Td area="number">
        <span className="art">{item?.articleNumber ?? builtArticleNumber}</span>
        {isSuccessor && builtArticleNumber !== null && (
          <span className={styles.note}>{t('units.spareParts.replaces', { articleNumber: builtArticleNumber })}</span>
        )}
      </Td>
      <Td area="stock">
        <bdi>
          {basis.of === 'unit'
            ? t('units.kit.basis.unit')
            : t(basis.of === 'plates' ? 'units.kit.basis.plates' : 'units.kit.basis.gaskets', {
                count: basis.count,
                plates: plateRangeText(basis.plates).replaceAll('-', '–'),
              })}
        </bdi>
      </Td>
      <Td area="count" numeric className={styles.needed}>
        <span className={styles.label}>{t('units.kit.needed')} </span>
        {needed === null ? t('units.kit.notCounted') : t('units.kit.count', { count: needed })}
      </Td>
      <Td area="order" numeric className={styles.toOrder}>
        <span className={styles.label}>{t('units.kit.order')} </span>
        {needed !== null &&
          (packQuantity > 1
            ? t('units.kit.packs', { count: quantity, pack: packQuantity })
            : t('units.kit.count', { count: quantity }))}
      </Td>
      <Td area="price" numeric className={styles.price}>
        <span className={styles.label}>{t('units.kit.each')} </span>
        {item && <PriceSlot salesDetails={item.salesDetails} onRequest={item.salesDetailsOnRequest} bare />}
      </Td>
      <Td numeric className={styles.lineTotal}>
        {total && (
          <>
            <span className={styles.label}>{t('units.kit.lineTotal')} </span>
            <strong className="nb">{formatMoney(total, tag)}</strong>
          </>
        )}
      </Td>
    </Tr>
  );
}

const canAdd = (item: NonNullable<KitLine['item']>, quantity: number): boolean =>
  quantity > 0 && cartActionOf(item) !== null;

const canAddLine = ({ item, quantity }: KitLine): boolean => item !== null && canAdd(item, quantity);

/** What the pieces to order cost; null while a price is missing. */
function totalOf(lines: readonly KitLine[]): { amount: string; currency: string } | null {
  let pence = 0;
  for (const { item, quantity } of lines) {
    const price = item?.salesDetails?.price;
    if (!price || quantity === 0) return null;
    pence += Math.round(Number(price.amount) * 100) * quantity;
  }
  const currency = lines[0]?.item?.salesDetails?.price?.currency;
  return currency === undefined ? null : { amount: (pence / 100).toFixed(2), currency };
}

/** Adds all lines to the carts that their articles belong in, and names those that cannot be added. */
function AddKit({ lines, isLate }: KitLinesProps) {
  const t = useText();
  const {
    unit: { equipmentId, article },
  } = useUnitPage();
  const { addMany } = useAddToCart();
  const [isAdding, setAdding] = useState(false);
  const linesFor = (wanted: 'Buy' | 'RequestQuote'): AddLine[] =>
    lines.flatMap(({ item, quantity }) =>
      item && canAdd(item, quantity) && cartActionOf(item) === wanted
        ? [{ cartItemId: cartItemIdOf(item, { parent: article ?? undefined, equipmentId }), quantity, item }]
        : [],
    );
  const [bought, asked] = [linesFor('Buy'), linesFor('RequestQuote')];
  const missing = lines.filter((line) => !canAddLine(line));
  const count = bought.length + asked.length;
  const add = async (): Promise<void> => {
    setAdding(true);
    const result = await addMany(bought, 'Buy');
    if (result.end !== 'failed') await addMany(asked, 'RequestQuote');
    setAdding(false);
  };
  return (
    <>
      {missing.length > 0 && (
        <Notice type="informative" title={t('units.kit.missing')}>
          <ul>
            {missing.map(({ part, item, builtArticleNumber }) => (
              <li key={`${part} ${builtArticleNumber}`}>
                {t(`units.kit.part.${part}`)}:{' '}
                <span className="art">{item?.articleNumber ?? builtArticleNumber ?? t('units.kit.unknown')}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {count > 0 && (
        <p className={styles.add} data-chrome>
          <Button
            variant="go"
            icon="cart"
            pending={isAdding}
            disabled={isLate}
            pendingText={t('units.spareParts.adding')}
            onClick={() => void add()}
          >
            {t(bought.length > 0 ? 'units.kit.add' : 'units.spareParts.askAll', { count })}
          </Button>
        </p>
      )}
    </>
  );
}
