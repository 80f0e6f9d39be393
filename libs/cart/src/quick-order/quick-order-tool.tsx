import { buttonClass, Notice } from '@shop/design-system';
import { useSignInAddress } from '@shop/platform';
import { useCallback, useRef } from 'react';
import { useText } from '../text.ts';
import { Intake } from './entry/intake.tsx';
import { IntakeNotices } from './entry/intake-notices.tsx';
import { LookupProgress } from './lookup-progress.tsx';
import { maxRows } from './rows/order-rows.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderTable } from './rows/order-table.tsx';
import type { AddRows } from './rows/quick-order-state.ts';
import { RecentItems } from './entry/recent-items.tsx';
import { SentNotice } from './sent-notice.tsx';
import { useQuickOrder } from './use-quick-order.ts';
import type { QuickOrderPerson } from './use-quick-order-person.ts';
import styles from './quick-order-page.module.css';

/** Rows are added at the top, corrected in the table and sent from the bottom. */
export function QuickOrderTool({ person, isEnded }: { person: QuickOrderPerson; isEnded: boolean }) {
  const t = useText();
  const order = useQuickOrder(person.owner, person.scope);
  const { state, dispatch, assessed } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  const add: AddRows = useCallback((rows, more) => dispatch({ type: 'add', rows, ...more }), [dispatch]);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const room = maxRows - state.rows.length;
  return (
    <div className={styles.tool}>
      <p className={styles.lead}>{t('cart.quickOrder.lead')}</p>
      {isEnded && <EndedNotice />}
      <Intake room={room} onAdd={add} />
      <RecentItems scope={person.scope} room={room} onAdd={add} />
      <section aria-labelledby="quick-order-rows" className={styles.rows}>
        <h2 id="quick-order-rows" ref={heading} tabIndex={-1}>
          {t('cart.quickOrder.rows', { count: state.rows.length })}
        </h2>
        <SentNotice sent={state.sent} />
        <LookupProgress lookup={order.lookup} />
        <IntakeNotices state={state} dispatch={dispatch} />
        {assessed.length > 0 ? (
          <>
            <OrderTable assessed={assessed} dispatch={dispatch} onRowGone={focusHeading} />
            <OrderActions order={order} isEnded={isEnded} onGone={focusHeading} />
          </>
        ) : (
          <p className={styles.none}>{t('cart.quickOrder.none')}</p>
        )}
      </section>
    </div>
  );
}

function EndedNotice() {
  const t = useText();
  return (
    <Notice
      type="critical"
      live
      title={t('cart.quickOrder.ended')}
      action={
        <a href={useSignInAddress()} className={buttonClass({ variant: 'go' })}>
          {t('cart.quickOrder.signInAgain')}
        </a>
      }
    >
      {t('cart.quickOrder.endedText')}
    </Notice>
  );
}
