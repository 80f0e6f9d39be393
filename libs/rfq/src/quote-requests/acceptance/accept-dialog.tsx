import type { Quote } from '@shop/api-contracts';
import { Button, Dialog, Notice, SkeletonRows } from '@shop/design-system';
import { useText } from '../../text.ts';
import type { Picks } from '../../quote/offers/picks.ts';
import { AcceptForm } from './accept-form.tsx';
import { useDelivery } from './use-delivery.ts';

interface AcceptDialogProps {
  isOpen: boolean;
  quote: Quote;
  picks: Picks;
  onClose: () => void;
  onAccepted: () => void;
}

/** Dialog that shows lines, suppliers and prices before accepting. */
export function AcceptDialog({ isOpen, onClose, ...acceptance }: AcceptDialogProps) {
  const t = useText();
  return (
    <Dialog size="wide" open={isOpen} onClose={onClose} title={t('rfq.accept.title')} closeLabel={t('rfq.close')}>
      <Acceptance {...acceptance} onClose={onClose} />
    </Dialog>
  );
}

function Acceptance(props: Omit<AcceptDialogProps, 'isOpen'>) {
  const t = useText();
  const isOrderedAtOnce = !props.quote.isOrderedInCheckout;
  const { delivery, isFailed, retry } = useDelivery(isOrderedAtOnce);
  if (isFailed) {
    const again = (
      <Button size="small" onClick={retry}>
        {t('rfq.retry')}
      </Button>
    );
    return <Notice type="critical" title={t('rfq.accept.addressesFailed')} action={again} />;
  }
  if (isOrderedAtOnce && !delivery) return <SkeletonRows rows={5} label={t('rfq.quote.loading')} />;
  return <AcceptForm {...props} delivery={isOrderedAtOnce ? delivery : undefined} />;
}
