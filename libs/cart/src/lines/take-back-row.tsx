import type { TakeBack } from '@shop/api-contracts';
import { Button, classNames, Icon } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { paths, ShopLink } from '@shop/platform';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import styles from './take-back-row.module.css';

interface TakeBackOfLineProps {
  takeBack: TakeBack | undefined;
  /** Ends the take-back and keeps the line; undefined where it cannot be changed. */
  onRemove?: () => void;
}

/** The old unit that goes back with a line, and what is credited once we have it; nothing for lines without one. */
export function TakeBackOfLine({ takeBack, onRemove }: TakeBackOfLineProps) {
  const t = useText();
  const creditText = useCreditText();
  if (!takeBack) return null;
  const { serialNumber, manufacturer, model, yearOfManufacture, refusal } = takeBack;
  return (
    <div className={styles.takeBack}>
      <Icon name={refusal ? 'warning' : 'info'} />
      <div>
        <p>
          <strong>{t('cart.takeBack', { serialNumber })}</strong>
        </p>
        <p className="muted">
          {t('cart.takeBack.unit', { manufacturer, model, year: String(yearOfManufacture) }).trim()}
        </p>
        <p className={classNames(refusal && styles.refused)}>{creditText(takeBack)}</p>
        {onRemove && (
          <p className={styles.actions} data-chrome>
            <ShopLink to={paths.unitReplacement()} prefetch={false} className="target">
              {t('cart.takeBack.conditions')}
            </ShopLink>
            <Button size="small" onClick={onRemove}>
              {t('cart.takeBack.remove')}
              <span className="sr"> {serialNumber}</span>
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

/** The same as a row of its own below its line. */
export function TakeBackRow({ columns, ...shown }: TakeBackOfLineProps & { columns: number }): ReactNode {
  if (!shown.takeBack) return null;
  return (
    <tr>
      <td colSpan={columns}>
        <TakeBackOfLine {...shown} />
      </td>
    </tr>
  );
}

function useCreditText(): (takeBack: TakeBack) => string {
  const t = useText();
  const { tag } = useI18n().locale;
  return ({ refund, currency, refusal }) => {
    if (refusal) return t(`cart.takeBack.${refusal}`);
    if (refund === null) return t('cart.takeBack.later');
    return t('cart.takeBack.credit', { amount: formatMoney({ amount: refund, currency }, tag) });
  };
}
