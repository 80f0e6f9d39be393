import type { OrderLine } from '@shop/api-contracts';
import { Button, classNames } from '@shop/design-system';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';
import { useReorder } from './use-reorder.tsx';
import styles from './order-lines.module.css';

interface ReorderBarProps {
  /** The selected lines, or all. */
  lines: readonly OrderLine[];
  isChosen: boolean;
  onAdded: () => void;
}

/** Orders lines of an order again, or requests quotes for them. */
export function ReorderBar({ lines, isChosen, onAdded }: ReorderBarProps) {
  const t = useText();
  const { buyEnabled } = usePrefetchedQuery(settingsQuery());
  const { reorder, adding, dialog } = useReorder(onAdded);
  return (
    <div className={classNames(styles.bar, isChosen && styles.chosen)} data-chrome>
      <p role="status">{t(isChosen ? 'portal.orders.chosen' : 'portal.orders.lineCount', { count: lines.length })}</p>
      {buyEnabled && (
        <Button variant="go" icon="cart" pending={adding === 'Buy'} onClick={() => reorder(lines, 'Buy')}>
          {t(isChosen ? 'portal.orders.reorderChosen' : 'portal.orders.reorderAll')}
        </Button>
      )}
      <Button
        variant={buyEnabled ? 'plain' : 'go'}
        pending={adding === 'RequestQuote'}
        onClick={() => reorder(lines, 'RequestQuote')}
      >
        {t('portal.orders.quote')}
      </Button>
      {dialog}
    </div>
  );
}
