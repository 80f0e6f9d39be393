import type { NewUnit } from '@shop/api-contracts';
import { Fold, Notice } from '@shop/design-system';
import { PageTitle, ShopLink, unitPaths, useHydrated, usePendingAction, usePrefetchedQuery } from '@shop/platform';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { addUnitAction, isUnitToAdd, useAddUnit, type UnitToAdd } from '../registration/use-add-unit.ts';
import { tagOf } from '../unit/tag-of.ts';
import { unitsBySerialQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { labelOf, shortened } from '../unit-search/unit-code.ts';
import { NumberHelp } from '../unit-search/number-help.tsx';
import { KnownUnits } from './known-units.tsx';
import { RegisterForm } from './register-form.tsx';
import { serialOf } from '../unit/serial-of.ts';
import styles from './register-page.module.css';

/** Registers a unit by its nameplate, or adds one that is known by its number. */
export function RegisterPage() {
  const t = useText();
  const serialNumber = serialOf(useParams())!;
  const { units, nearest } = usePrefetchedQuery(unitsBySerialQuery(serialNumber));
  // not in the page that the server renders for everybody
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const tag = isHydrated ? tagOf({ tagId: search.get('tag') ?? undefined }) : undefined;
  const label = isHydrated ? labelOf(search.get('label') ?? '') : undefined;
  const adding = useAddUnit({ opensPage: true, tag });
  const [entered, setEntered] = useState<NewUnit>();
  usePendingAction(
    addUnitAction,
    (payload) => isUnitToAdd(payload),
    (payload) => {
      const added = payload as UnitToAdd;
      // nobody types a nameplate twice because registering it failed
      if ('unit' in added) setEntered(added.unit);
      adding.mutate(added);
    },
  );
  const form = (
    <RegisterForm
      key={entered ? 'entered' : `new ${tag}`}
      serialNumber={serialNumber}
      tag={tag}
      label={label}
      adding={adding}
      entered={entered}
    />
  );
  return (
    <article className={styles.page}>
      <PageTitle title={t('units.register')} />
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{t('units.register')}</h1>
      <p className={styles.lead}>{t('units.register.lead')}</p>
      <div className={styles.columns}>
        <div>
          {label !== undefined && (
            <Notice type="informative" title={t('units.alias.kept')}>
              {shortened(label)}
            </Notice>
          )}
          {units.length > 0 && <KnownUnits units={units} label={label} adding={adding} />}
          {units.length === 0 && nearest.length > 0 && (
            <Notice type="informative" title={t('units.register.nearest')}>
              {nearest.map((unit) => (
                <ShopLink key={unit.equipmentId} to={unitPaths.unit(unit.equipmentId)} className={styles.near}>
                  {unit.serialNumber}, {unit.name}
                </ShopLink>
              ))}
            </Notice>
          )}
          {units.length === 0 ? (
            form
          ) : (
            <Fold key={entered ? 'entered' : 'new'} title={t('units.register.other')} open={entered !== undefined}>
              {form}
            </Fold>
          )}
        </div>
        <NumberHelp />
      </div>
    </article>
  );
}
