import { multiplyAmount, type FavouriteListItem, type Price } from '@shop/api-contracts';
import { Checkbox, CopyButton, Drawing, IconButton, Skeleton, Td, Tr, UnbrokenNumbers } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { ShopLink } from '@shop/platform';
import { memo } from 'react';
import { QuantityField } from '../add-to-cart/quantity-field.tsx';
import { LineAvailability } from '../lines/line-availability.tsx';
import { linePath } from '../lines/line-path.ts';
import { SellingTerms } from '../lines/selling-terms.tsx';
import { UnitOfLine } from '../lines/unit-of-line.tsx';
import { useText } from '../text.ts';
import { unitPrice } from '../lines/unit-price.ts';
import styles from './favourite-list-page.module.css';

interface ListItemRowProps {
  line: FavouriteListItem;
  canChange: boolean;
  isChosen: boolean;
  /** The slow system has not said yet how it is sold. */
  isAsking: boolean;
  onChoose: (id: string) => void;
  onQuantity: (id: string, quantity: number) => void;
  onRemove: (id: string) => void;
}

/** An article of a list. */
export const ListItemRow = memo(function ListItemRow(props: ListItemRowProps) {
  const { line, canChange, isChosen, isAsking, onChoose, onQuantity, onRemove } = props;
  const t = useText();
  const { id, item, articleNumber, quantity } = line;
  const { tag } = useI18n().locale;
  const salesDetails = item?.salesDetails;
  const price = isAsking ? null : unitPrice(salesDetails ?? null, quantity);
  return (
    <Tr id={`line-${id}`} tabIndex={-1}>
      <Td place="below" className={styles.tick}>
        <Checkbox
          label={<span className="sr">{t('cart.lists.chooseOne', { number: articleNumber })}</span>}
          checked={isChosen}
          onChange={() => onChoose(id)}
        />
      </Td>
      <Td place="picture" className={styles.picture}>
        <SmallDrawing item={item} />
      </Td>
      <Td place="name" className={styles.article}>
        {item ? (
          <ShopLink to={linePath(line.cartItemId, item)} prefetch={false}>
            <UnbrokenNumbers text={line.name} />
          </ShopLink>
        ) : (
          <span>{line.name}</span>
        )}
        <span className={styles.number}>
          <span className="art">{articleNumber}</span>
          <CopyButton
            value={articleNumber}
            label={t('cart.lists.copyNumber', { number: articleNumber })}
            copiedText={t('cart.lists.numberCopied')}
          />
        </span>
        <UnitOfLine line={line} />
      </Td>
      <Td label={t('cart.lists.ownNumber')} wideOnly={line.customArticleNumber === null} className={styles.ownNumber}>
        {line.customArticleNumber}
      </Td>
      <Td place="order" className={styles.quantity}>
        {canChange && item ? (
          <>
            <QuantityField
              value={quantity}
              min={salesDetails?.minimumQuantity ?? 1}
              pack={salesDetails?.packQuantity ?? 1}
              label={t('cart.lists.quantityOf', { number: articleNumber })}
              onCommit={(asked) => onQuantity(id, asked)}
            />
            <span className={styles.terms}>
              <SellingTerms salesDetails={salesDetails} />
            </span>
          </>
        ) : (
          quantity
        )}
      </Td>
      <Td place="end" numeric>
        {isAsking ? (
          <span className={styles.price}>
            <span className="sr">{t('cart.page.asking')}</span>
            <Skeleton width="half" />
          </span>
        ) : (
          <UnitPrice line={line} price={price} />
        )}
      </Td>
      <Td wideOnly numeric className={styles.lineTotal}>
        {price && (
          <strong className="nb">
            {formatMoney({ amount: multiplyAmount(price.amount, quantity), currency: price.currency }, tag)}
          </strong>
        )}
      </Td>
      <Td place="stock">
        <LineAvailability
          availability={item ? salesDetails?.availability : { state: 'discontinued' }}
          quantity={quantity}
        />
      </Td>
      {canChange && (
        <Td place="action" className={styles.remove}>
          <IconButton
            icon="bin"
            size="small"
            label={t('cart.lists.remove', { number: articleNumber })}
            onClick={() => onRemove(id)}
          />
        </Td>
      )}
    </Tr>
  );
});

/** Unit price at this quantity, or a text; for a discontinued article its successor. */
function UnitPrice({ line: { item, successor }, price }: { line: FavouriteListItem; price: Price | null }) {
  const t = useText();
  const { tag } = useI18n().locale;
  if (price) {
    return (
      <span className={styles.price}>
        <span className="nb">{formatMoney(price, tag)}</span>
        {price.amount !== price.originalAmount && (
          <span className={styles.original}>
            <span className="sr">{t('cart.lists.listPrice')} </span>
            <s className="nb">{formatMoney({ amount: price.originalAmount, currency: price.currency }, tag)}</s>
          </span>
        )}
      </span>
    );
  }
  const isGone = !item || item.salesDetails?.availability?.state === 'discontinued';
  if (!isGone) return <span className={styles.price}>{t('cart.lists.onRequest')}</span>;
  return (
    <span className={styles.price}>
      {t('cart.lists.noLongerSold')}
      {successor && (
        <span className={styles.original}>
          {t('cart.lists.replacedBy')}{' '}
          <ShopLink to={linePath({ genericItemId: successor.genericItemId }, successor)} prefetch={false}>
            {successor.articleNumber}
          </ShopLink>
        </span>
      )}
    </span>
  );
}

function SmallDrawing({ item }: { item: FavouriteListItem['item'] }) {
  const image = item?.images.small ?? item?.images.medium;
  return image && <Drawing image={image} width={44} height={44} alt="" size="mini" className={styles.drawing} />;
}
