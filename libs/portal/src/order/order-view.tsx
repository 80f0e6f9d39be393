import type { PlacedOrder } from '@shop/api-contracts';
import { useState } from 'react';
import { ClaimDialog } from './claim-dialog.tsx';
import { OrderClaims } from './order-claims.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderShipments } from './order-shipments.tsx';
import { OrderSums } from './order-sums.tsx';
import styles from './order.module.css';

/** An order that is there: how far it is, what was ordered, what it comes to, what was sent, its papers, and where it goes. */
export function OrderView({ order }: { order: PlacedOrder }) {
  const [claimed, setClaimed] = useState<string>();
  const line = order.lines.find(({ lineId }) => lineId === claimed);
  return (
    <>
      <OrderHead order={order} />
      <OrderProgress order={order} />
      <OrderLines order={order} claim={setClaimed} />
      <OrderSums order={order} />
      <div className={styles.columns}>
        <OrderShipments order={order} />
        <OrderDocuments order={order} />
      </div>
      <OrderClaims order={order} />
      <OrderFacts order={order} />
      <ClaimDialog order={order} line={line} onClose={() => setClaimed(undefined)} />
    </>
  );
}
