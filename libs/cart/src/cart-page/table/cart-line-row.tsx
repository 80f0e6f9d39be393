import { fieldBounds, type CartLine } from '@shop/api-contracts';
import { classNames, CopyButton, Drawing, IconButton, Td, Tr, UnbrokenNumbers } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { memo, useEffect, useRef } from 'react';
import { QuantityField } from '../../add-to-cart/quantity-field.tsx';
import { useText } from '../../text.ts';
import { CommitField } from '../../lines/commit-field.tsx';
import type { LineActions } from './line-actions.ts';
import { LineAvailability } from '../../lines/line-availability.tsx';
import { LineIssue } from './line-issue.tsx';
import { LineNote } from './line-note.tsx';
import { linePath } from '../../lines/line-path.ts';
import { LineTotal, LineUnitPrice } from './line-price.tsx';
import { TakeBackRow } from '../../lines/take-back-row.tsx';
import { ProofOfLine } from '../../lines/proof-of-line.tsx';
import { UnitOfLine } from '../../lines/unit-of-line.tsx';
import { SellingTerms } from '../../lines/selling-terms.tsx';
import { mostPieces } from '../../lines/allowed-quantity.ts';
import styles from './cart-table.module.css';

interface CartLineRowProps {
  line: CartLine;
  /** From 1. */
  position: number;
  columns: number;
  /** A change of this line is pending. */
  isPending: boolean;
  /** Its price is being requested from the slow system. */
  isAsking: boolean;
  withOwnNumbers: boolean;
  /** True if it was just restored by the reader. */
  takesFocus: boolean;
  actions: LineActions;
  remove: (line: CartLine) => void;
}

/** A line as on a purchase order; memoized, so that it renders only when it changes. */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps) {
  const { line, position, columns, isPending, isAsking, withOwnNumbers, takesFocus, actions, remove } = props;
  const t = useText();
  const { articleNumber, item, quantity, issue } = line;
  const removeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) removeButton.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <Tr className={classNames(styles.line, issue !== null && styles.withIssue)}>
        <Td wideOnly className={classNames('muted', styles.position)}>
          {position}
        </Td>
        <Td place="picture" className={styles.drawingCell}>
          <LineDrawing line={line} />
        </Td>
        <Td place="name" className={styles.article}>
          <LineName line={line} />{' '}
          <span className={styles.number}>
            <span className="art nb">{articleNumber}</span>
            <CopyButton
              value={articleNumber}
              label={t('cart.page.copy', { articleNumber })}
              copiedText={t('cart.page.copied')}
              failedText={t('cart.page.copyFailed')}
            />
          </span>
          <LineNote line={line} onCommit={(note) => void actions.setNote(line, note)} />
          <UnitOfLine line={line} />
          <ProofOfLine line={line} />
        </Td>
        {withOwnNumbers && (
          <Td label={t('cart.page.ownNumber')} wideOnly={!line.customArticleNumber} className={styles.ownNumber}>
            <CommitField
              label={t('cart.page.ownNumberOf', { articleNumber })}
              value={line.customArticleNumber ?? ''}
              maxLength={fieldBounds.customArticleNumber}
              onCommit={(text) => void actions.setCustomArticleNumber(line, text)}
            />
            <span className="print-only">{line.customArticleNumber}</span>
          </Td>
        )}
        <Td place="order" className={styles.quantity}>
          <QuantityField
            label={t('cart.page.quantityOf', { articleNumber })}
            value={quantity}
            min={item?.salesDetails?.minimumQuantity}
            pack={item?.salesDetails?.packQuantity}
            max={mostPieces(item?.salesDetails)}
            busy={isPending}
            onCommit={(asked) => void actions.setQuantity(line, asked)}
          />
          <span className="print-only">{quantity}</span>
          <span className={styles.aside}>
            <SellingTerms salesDetails={item?.salesDetails} />
          </span>
        </Td>
        <Td place="each" label={t('cart.page.unitPrice')} numeric className={styles.each}>
          <LineUnitPrice line={line} isAsking={isAsking} />
        </Td>
        <Td place="stock" className={styles.availability}>
          {item && <LineAvailability availability={item.salesDetails?.availability} quantity={quantity} />}
        </Td>
        <Td place="end" numeric className={styles.total}>
          <LineTotal line={line} isPending={isPending} />
        </Td>
        <Td place="action" className={styles.removeCell}>
          <IconButton
            ref={removeButton}
            icon="bin"
            size="small"
            label={t('cart.page.remove', { articleNumber })}
            onClick={() => remove(line)}
          />
        </Td>
      </Tr>
      <TakeBackRow takeBack={line.takeBack} columns={columns} onRemove={() => void actions.endTakeBack(line)} />
      {issue !== null && (
        <tr className={styles.issueRow}>
          <td colSpan={columns}>
            <LineIssue line={line} actions={actions} />
          </td>
        </tr>
      )}
    </>
  );
});

function LineDrawing({ line: { item } }: { line: CartLine }) {
  const image = item && (item.images.small ?? item.images.medium);
  if (!image) return <span className={styles.noDrawing} aria-hidden="true" />;
  return <Drawing image={image} width={56} height={56} alt="" size="mini" className={styles.drawing} />;
}

/** A link if the market still has the article. */
function LineName({ line: { cartItemId, item, name } }: { line: CartLine }) {
  if (!item)
    return (
      <span className={styles.name}>
        <UnbrokenNumbers text={name} />
      </span>
    );
  return (
    <ShopLink to={linePath(cartItemId, item)} prefetch={false} className={styles.name}>
      <UnbrokenNumbers text={name} />
    </ShopLink>
  );
}
