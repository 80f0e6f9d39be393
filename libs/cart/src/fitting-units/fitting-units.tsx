import { calls, type FittingUnits as Answer } from '@shop/api-contracts';
import { classNames, Icon, IconButton, RadioGroup } from '@shop/design-system';
import { anonymousScope, apiQuery, ShopLink, unitPaths, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import { useChosenUnit, type FittingUnit } from './chosen-unit.ts';
import styles from './fitting-units.module.css';

/** Choice of none in particular. */
const none = '';

/** Own units that an article fits. */
const fittingUnitsQuery = (commercialItemId: string, scope: string) =>
  apiQuery(calls.units.fitting, { query: { commercialItemId } }, { scope, excludedFromLoader: true, staleTime: 0 });

/**
 * Says which of the reader's own units a part fits, who may choose for which one it is added; nothing where that cannot be known. A unit from whose list
 * the part was opened is named to everybody.
 */
export function FittingUnits({ commercialItemId }: { commercialItemId: string }) {
  const scope = useIdentityScope();
  const query = fittingUnitsQuery(commercialItemId, scope);
  const { data } = useQuery({ ...query, enabled: scope !== anonymousScope });
  const [chosen, choose] = useChosenUnit(commercialItemId);
  if (data?.isPart && data.fits > 0) return <UnitChoice data={data} commercialItemId={commercialItemId} />;
  if (chosen) return <ChosenUnit unit={chosen} onRemove={() => choose(undefined)} />;
  return data?.isPart ? <NoFit {...data} /> : null;
}

function ChosenUnit({ unit: { equipmentId, serialNumber }, onRemove }: { unit: FittingUnit; onRemove: () => void }) {
  const t = useText();
  return (
    <p className={styles.line}>
      <Icon name="check" size={16} />
      <ShopLink to={unitPaths.unit(equipmentId, 'spare-parts')} prefetch={false} className="target">
        {t('cart.fit.forUnit', { serialNumber })}
      </ShopLink>
      <IconButton icon="close" size="small" label={t('cart.fitting.any')} onClick={onRemove} />
    </p>
  );
}

function UnitChoice({ data: { fits, units: own }, commercialItemId }: { data: Answer; commercialItemId: string }) {
  const t = useText();
  const [chosen, choose] = useChosenUnit(commercialItemId);
  const isListed = !chosen || own.some(({ equipmentId }) => equipmentId === chosen.equipmentId);
  const units = isListed ? own : [chosen, ...own];
  const optionOf = (unit: FittingUnit) => ({
    value: unit.equipmentId,
    label: unit.customName ?? unit.name,
    hint: (
      <ShopLink to={unitPaths.unit(unit.equipmentId, 'spare-parts')} prefetch={false}>
        {t('cart.fitting.parts', { serialNumber: unit.serialNumber })}
      </ShopLink>
    ),
  });
  return (
    <details className={styles.choice}>
      <summary>
        <Icon name="check" size={16} />
        <span>
          {chosen
            ? t('cart.fit.forUnit', { serialNumber: chosen.serialNumber })
            : t('cart.fitting.fits', { count: fits })}
        </span>
      </summary>
      <RadioGroup
        label={t('cart.fitting.choose')}
        appearance="list"
        options={[{ value: none, label: t('cart.fitting.any') }, ...units.map(optionOf)]}
        value={chosen?.equipmentId ?? none}
        onChange={(id) => choose(units.find(({ equipmentId }) => equipmentId === id))}
      />
      {fits > own.length && (
        <ShopLink to={unitPaths.ownUnits()} prefetch={false} className="target">
          {t('cart.fitting.more', { count: fits - own.length })}
        </ShopLink>
      )}
    </details>
  );
}

/** What could not be checked is never counted as an answer. */
function NoFit({ doesNotFit, notChecked }: Pick<Answer, 'doesNotFit' | 'notChecked'>) {
  const t = useText();
  if (doesNotFit + notChecked === 0) return null;
  return (
    <p className={classNames(styles.line, doesNotFit > 0 && styles.none)}>
      <Icon name={doesNotFit > 0 ? 'warning' : 'info'} size={16} />
      <span>
        {[
          doesNotFit > 0 && t('cart.fitting.none', { count: doesNotFit }),
          notChecked > 0 && t('cart.fitting.notChecked', { count: notChecked }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  );
}
