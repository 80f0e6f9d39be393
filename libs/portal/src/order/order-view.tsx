import type { PlacedOrder } from '@shop/api-contracts';
import { useState } from 'react';
import { ComplaintDialog } from './complaint-dialog.tsx';
import { OrderComplaints } from './order-complaints.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderHelp } from './order-help.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderShipments } from './order-shipments.tsx';
import type { ShownOrder } from './shown-order.ts';
import styles from './order.module.css';

interface OrderViewProps {
  order: ShownOrder;
  /** The same order with its progress, if the market has an order history. */
  history: PlacedOrder | undefined;
}

/** A loaded order: progress, lines, totals, shipments, documents and facts. */
export function OrderView({ order, history }: OrderViewProps) {
  const [lineOfComplaint, setLineOfComplaint] = useState<string>();
  const line = history?.lines.find(({ lineId }) => lineId === lineOfComplaint);
  const help = <OrderHelp order={order} status={history?.status} />;
  return (
    <>
      <OrderHead order={order} history={history} />
      {history && <OrderProgress order={history} />}
      <OrderLines order={order} onComplain={history && setLineOfComplaint} />
      {history ? (
        <div className={styles.columns}>
          <div>
            <OrderShipments order={history} />
            <OrderComplaints order={history} />
          </div>
          <div>
            <OrderDocuments order={history} />
            {help}
          </div>
        </div>
      ) : (
        help
      )}
      <OrderFacts order={order} />
      {history && <ComplaintDialog order={history} line={line} onClose={() => setLineOfComplaint(undefined)} />}
    </>
  );
}
