import { Button, Notice } from '@shop/design-system';
import { useEffect, useRef, type Dispatch } from 'react';
import { useText } from '../../text.ts';
import type { QuickOrderAction, QuickOrderState } from '../rows/quick-order-state.ts';
import styles from './intake-notices.module.css';

/** Number of skipped lines shown. */
const shownLines = 5;

/** Reports automatic changes of the rows, and offers to undo a removal. */
export function IntakeNotices({ state, dispatch }: { state: QuickOrderState; dispatch: Dispatch<QuickOrderAction> }) {
  const t = useText();
  const { merged, leftOut, isBare, removed } = state;
  const seen = (
    <Button size="small" onClick={() => dispatch({ type: 'noticeSeen' })}>
      {t('cart.quickOrder.understood')}
    </Button>
  );
  return (
    <>
      {removed && (
        <RemovedNotice key={removed.rows.length} count={removed.count} onUndo={() => dispatch({ type: 'undo' })} />
      )}
      {merged > 0 && (
        <Notice type="informative" live title={t('cart.quickOrder.merged', { count: merged })} action={seen}>
          {t('cart.quickOrder.mergedText')}
        </Notice>
      )}
      {isBare && <Notice type="informative" live title={t('cart.quickOrder.bareList')} action={seen} />}
      {leftOut.length > 0 && (
        <Notice type="informative" live title={t('cart.quickOrder.leftOut', { count: leftOut.length })} action={seen}>
          {t('cart.quickOrder.leftOutText')}
          <span className={styles.leftOut}>
            {leftOut.slice(0, shownLines).map((line, index) => (
              <q key={index}>{line}</q>
            ))}
            {leftOut.length > shownLines && '…'}
          </span>
        </Notice>
      )}
    </>
  );
}

/** Stays until the rows change again, without a time limit. */
function RemovedNotice({ count, onUndo }: { count: number; onUndo: () => void }) {
  const t = useText();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Notice
      type="informative"
      live
      title={t('cart.quickOrder.removed', { count })}
      action={
        <Button ref={undo} size="small" onClick={onUndo}>
          {t('cart.quickOrder.undo')}
        </Button>
      }
    />
  );
}
