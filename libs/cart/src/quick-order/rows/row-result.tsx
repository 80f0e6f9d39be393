import type { ItemCard } from '@shop/api-contracts';
import { Button, Icon, Skeleton, UnbrokenNumbers } from '@shop/design-system';
import { formatCount } from '@shop/i18n';
import { ShopLink, unitPaths, useApp } from '@shop/platform';
import { useText } from '../../text.ts';
import { articleIdOf } from '../../lines/use-complete-items.ts';
import type { RowReason, RowState } from './order-rows.ts';
import type { RowChange } from './quick-order-state.ts';
import { reasonText } from './reason-text.ts';
import styles from './row-result.module.css';

interface RowResultProps {
  state: RowState;
  onRepair: (change: RowChange) => void;
}

/** State of a row in a word; for an error the reason, and buttons that correct it. */
export function RowResult({ state, onRepair }: RowResultProps) {
  const t = useText();
  if (state.kind === 'waiting') {
    return (
      <>
        <span className="sr">{t('cart.quickOrder.checking')}</span>
        <Skeleton width="half" />
      </>
    );
  }
  if (state.kind === 'asking') {
    return (
      <>
        <span className="muted">{reasonText(t, state)}</span>
        <Skeleton width="half" />
      </>
    );
  }
  const isGood = state.kind === 'ready' && state.action === 'Buy';
  return (
    <>
      <span className={isGood ? styles.good : state.kind === 'ready' ? styles.quote : styles.error}>
        <Icon name={isGood ? 'check' : state.kind === 'ready' ? 'info' : 'warning'} size={16} />
        {reasonText(t, state)}
      </span>
      {state.kind === 'invalid' && <Repairs reason={state.reason} onRepair={onRepair} />}
    </>
  );
}

function Repairs({ reason, onRepair }: { reason: RowReason; onRepair: RowResultProps['onRepair'] }) {
  const t = useText();
  const { tag } = useApp().locale;
  const take = (items: readonly ItemCard[], text: (item: ItemCard) => string, isPart = false) => (
    <span className={styles.repairs}>
      {items.map((item) => (
        <Button
          key={articleIdOf(item)}
          size="small"
          onClick={() =>
            onRepair({ ...(isPart ? {} : { articleNumber: item.articleNumber }), chosen: articleIdOf(item) })
          }
        >
          {text(item)}{' '}
          <span className={styles.name}>
            <UnbrokenNumbers text={item.name} />
          </span>
        </Button>
      ))}
    </span>
  );
  const takeQuantity = (quantities: readonly number[]) =>
    quantities.length > 0 && (
      <span className={styles.repairs}>
        {quantities.map((quantity) => (
          <Button key={quantity} size="small" onClick={() => onRepair({ quantity: String(quantity) })}>
            {t('cart.quickOrder.takeQuantity', { quantity: formatCount(quantity, tag) })}
          </Button>
        ))}
      </span>
    );
  switch (reason.kind) {
    case 'unknown':
      return take(reason.candidates, (item) => t('cart.quickOrder.take', { articleNumber: item.articleNumber }));
    case 'ambiguous':
      return take(
        reason.candidates,
        (item) => t('cart.quickOrder.choose', { articleNumber: item.articleNumber }),
        reason.isPart,
      );
    case 'discontinued':
      return reason.successor
        ? take([reason.successor], (item) => t('cart.quickOrder.replaceBy', { articleNumber: item.articleNumber }))
        : null;
    case 'unitAmbiguous':
      return (
        <span className={styles.repairs}>
          {reason.units.map(({ equipmentId, manufacturer, name }) => (
            <Button
              key={equipmentId}
              size="small"
              onClick={() => onRepair({ articleNumber: `unit ${equipmentId}${reason.rest}` })}
            >
              {manufacturer} <span className={styles.name}>{name}</span>
            </Button>
          ))}
        </span>
      );
    case 'unitUnknown':
      return <ShopLink to={unitPaths.unitSearch()}>{t('cart.quickOrder.findUnit')}</ShopLink>;
    case 'positionMissing':
    case 'positionUnknown':
    case 'positionUnsold':
      return (
        reason.unit && (
          <ShopLink to={unitPaths.unit(reason.unit.equipmentId)}>
            {t('cart.quickOrder.partsOf', { serialNumber: reason.unit.serialNumber })}
          </ShopLink>
        )
      );
    case 'quantity':
      return takeQuantity(reason.meant);
    case 'minimum':
    case 'pack':
    case 'stock':
      return takeQuantity(reason.nearest);
    default:
      return null;
  }
}
