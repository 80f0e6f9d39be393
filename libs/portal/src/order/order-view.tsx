import type { PlacedOrder } from '@shop/api-contracts';
import { useState } from 'react';
import { ComplaintDialog } from './complaint-dialog.tsx';
import { OrderComplaints } from './order-complaints.tsx';
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
  const [lineOfComplaint, setLineOfComplaint] = useState<string>();
  const line = order.lines.find(({ lineId }) => lineId === lineOfComplaint);
  return (
    <>
      <OrderHead order={order} />
      <OrderProgress order={order} />
      <OrderLines order={order} onComplain={setLineOfComplaint} />
      <OrderSums order={order} />
      <div className={styles.columns}>
        <OrderShipments order={order} />
        <OrderDocuments order={order} />
      </div>
      <OrderComplaints order={order} />
      <OrderFacts order={order} />
      <ComplaintDialog order={order} line={line} onClose={() => setLineOfComplaint(undefined)} />
    </>
  );
}
