import { SkeletonRows } from '@shop/design-system';
import { GateOrSkeleton, LoadFailure, PageTitle } from '@shop/platform';
import { lazy, Suspense } from 'react';
import { useText } from '../text.ts';
import { QuickOrderGate } from './quick-order-gate.tsx';
import { useQuickOrderAccess } from './use-quick-order-person.ts';
import styles from './quick-order-page.module.css';

/** Not loaded for readers who may not order. */
const QuickOrderTool = lazy(async () => ({ default: (await import('./quick-order-tool.tsx')).QuickOrderTool }));

/** Ordering by article numbers. */
export function QuickOrderPage() {
  const t = useText();
  const access = useQuickOrderAccess();
  const title = t('cart.quickOrder.title');
  const skeleton = (
    <div className={styles.skeleton}>
      <SkeletonRows rows={8} label={t('cart.quickOrder.loading')} />
    </div>
  );
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      {access.state === 'open' ? (
        <Suspense fallback={skeleton}>
          <QuickOrderTool key={access.person.owner} person={access.person} isEnded={access.isEnded} />
        </Suspense>
      ) : access.state === 'unidentified' ? (
        <LoadFailure title={t('cart.quickOrder.unavailable')} error={null} retry={() => window.location.reload()}>
          <p>{t('cart.quickOrder.unavailableText')}</p>
        </LoadFailure>
      ) : access.state === 'noCustomerNumber' ? (
        <QuickOrderGate reason="noCustomerNumber" />
      ) : (
        <GateOrSkeleton gate={<QuickOrderGate reason="anonymous" />} skeleton={skeleton} />
      )}
    </div>
  );
}
