import type { Fit, FitConfirmation, OrderLine } from '@shop/api-contracts';
import { classNames, Icon } from '@shop/design-system';
import { formatDate, useI18n } from '@shop/i18n';
import { ShopLink, unitPaths } from '@shop/platform';
import { useText } from '../text.ts';
import { FitReasons } from './fit-reasons.tsx';
import { isUnitGone } from './is-unit-gone.ts';
import styles from './unit-of-line.module.css';

/** The unit that a line is for, as a link, whether the article fits it, and who ordered it although not; nothing for lines without one. */
export function UnitOfLine({
  line: { unit, fit, fitConfirmation },
}: {
  line: Pick<OrderLine, 'unit' | 'fit' | 'fitConfirmation'>;
}) {
  const t = useText();
  if (!unit) return null;
  const text = t('cart.fit.forUnit', { serialNumber: unit.serialNumber });
  return (
    <div className={styles.unit}>
      {isUnitGone({ unit, fit }) ? (
        <span>{text}</span>
      ) : (
        <ShopLink to={unitPaths.unit(unit.equipmentId)} prefetch={false} title={unit.name}>
          {text}
        </ShopLink>
      )}
      {fit && <FitVerdict fit={fit} />}
      {fitConfirmation && <Confirmation confirmation={fitConfirmation} />}
    </div>
  );
}

/** Never by colour alone: the words say it. */
function FitVerdict({ fit: { verdict, basis, reasons } }: { fit: Fit }) {
  const t = useText();
  if (verdict === 'fits')
    return (
      <span className={classNames(styles.verdict, styles.fits)}>
        <Icon name="check" />
        {t(`cart.fit.fits.${basis ?? 'figures'}`)}
      </span>
    );
  return (
    <>
      <span className={classNames(styles.verdict, verdict === 'doesNotFit' && styles.doesNotFit)}>
        <Icon name={verdict === 'doesNotFit' ? 'warning' : 'info'} />
        {t(`cart.fit.${verdict}`)}
      </span>
      <FitReasons reasons={reasons} />
    </>
  );
}

function Confirmation({ confirmation: { confirmedBy: name, confirmedAt } }: { confirmation: FitConfirmation }) {
  const t = useText();
  const date = formatDate(confirmedAt, useI18n().locale.tag);
  return <p>{name === '' ? t('cart.fit.confirmedOn', { date }) : t('cart.fit.confirmed', { name, date })}</p>;
}
