import type { Unit } from '@shop/api-contracts';
import { classNames, Icon, iconButtonClass, StateMark, UnbrokenNumbers } from '@shop/design-system';
import { ShopLink, unitPaths } from '@shop/platform';
import { useText } from '../text.ts';
import { nameOfUnit, type Verdict } from './compared-unit.ts';
import styles from './compare-page.module.css';

/** Head of the column of the machine. */
export function UnitHead({ unit, path }: { unit: Unit; path: string }) {
  const t = useText();
  const label = t('catalogue.compare.unit.remove', { serialNumber: unit.serialNumber });
  return (
    <th scope="col">
      <span className={styles.article}>
        <ShopLink to={unitPaths.unit(unit.equipmentId)} prefetch={false}>
          {t('catalogue.compare.unit')}
        </ShopLink>
        <ShopLink
          to={path}
          className={classNames(iconButtonClass({ size: 'small' }), 'no-print')}
          rel="nofollow"
          prefetch={false}
          preventScrollReset
          state={{ samePage: true }}
          aria-label={label}
          title={label}
        >
          <Icon name="close" size={16} />
        </ShopLink>
      </span>
      <span className={styles.name}>
        <UnbrokenNumbers text={`${nameOfUnit(unit)}, ${unit.serialNumber}`} />
      </span>
    </th>
  );
}

/** In words, not by colour alone; nothing for equal figures. */
export function Mark({ verdict }: { verdict: Verdict }) {
  const t = useText();
  if (verdict === null || verdict === 'same') return null;
  return (
    <>
      {' '}
      <StateMark tone={verdict === 'doesNotMatch' ? 'signal' : 'open'}>
        {t(`catalogue.compare.unit.${verdict}`)}
      </StateMark>
    </>
  );
}

/** Whether the pipes of the machine reach those of an article. */
export function Connections({ names }: { names: readonly string[] | null }) {
  const t = useText();
  if (names === null) return <NoValue />;
  if (names.length === 0) return <StateMark tone="done">{t('catalogue.compare.unit.allMatch')}</StateMark>;
  return <StateMark tone="signal">{t('catalogue.compare.unit.noMatch', { names: names.join(', ') })}</StateMark>;
}

/** Said of what is not given. */
export function NoValue() {
  const t = useText();
  return (
    <>
      <span aria-hidden="true" className="muted">
        –
      </span>
      <span className="sr">{t('catalogue.compare.none')}</span>
    </>
  );
}
