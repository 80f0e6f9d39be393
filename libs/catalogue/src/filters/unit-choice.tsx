import { calls, type UnitOfList } from '@shop/api-contracts';
import { unitsUsedLast } from '@shop/cart';
import { Field, SkeletonRows } from '@shop/design-system';
import { anonymousScope, apiQuery, ofSamePerson, QueryState, ShopLink, useIdentityScope } from '@shop/platform';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../text.ts';
import { shortUnitName } from './short-unit-name.ts';
import type { UnitFacetProps } from './unit-facet-props.ts';
import styles from './unit-choice.module.css';

/** Units shown; others are found by typing. */
const shownCount = 8;

/** A unit of those used last. */
const unitQuery = (id: string, scope: string) =>
  apiQuery(calls.units.get, { params: { id } }, { scope, excludedFromLoader: true });

const ownUnitsQuery = (q: string, scope: string) =>
  apiQuery(
    calls.units.list,
    { query: { limit: shownCount, ...(q ? { q } : {}) } },
    { scope, excludedFromLoader: true, staleTime: 0 },
  );

/** Own units of who is signed in, and for visitors those that they opened last in this browser, each a link to the narrowed list. */
export function UnitChoice(props: UnitFacetProps) {
  return useIdentityScope() === anonymousScope ? <UsedUnits {...props} /> : <OwnUnits {...props} />;
}

function OwnUnits(props: UnitFacetProps) {
  const t = useText();
  const scope = useIdentityScope();
  const [typed, setTyped] = useState('');
  const [isMany, setMany] = useState(false);
  const query = useQuery({ ...ownUnitsQuery(typed, scope), placeholderData: ofSamePerson(scope) });
  const { data } = query;
  if (data && data.total > shownCount && !isMany) setMany(true);
  if (!data && !isMany)
    return (
      <QueryState
        query={query}
        title={t('catalogue.fits.failed')}
        loading={<SkeletonRows label={t('catalogue.fits.loading')} />}
      />
    );
  return (
    <>
      {isMany && (
        <Field
          label={t('catalogue.fits.search')}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          onInput={({ currentTarget }) => setTyped(currentTarget.value.trim())}
        />
      )}
      {data && <UnitLinks {...props} label={t('catalogue.fits.own')} units={data.units.map(toUnitOfList)} />}
      {data?.total === 0 && <p className={styles.none}>{t('catalogue.fits.noOwn')}</p>}
    </>
  );
}

function UsedUnits(props: UnitFacetProps) {
  const t = useText();
  const scope = useIdentityScope();
  const [ids] = useState(() => unitsUsedLast(scope));
  const units = useQueries({
    queries: ids.map((id) => unitQuery(id, scope)),
    combine: (answers) => answers.flatMap(({ data }) => (data ? toUnitOfList(data) : [])),
  });
  if (ids.length === 0) return <p className={styles.none}>{t('catalogue.fits.noneUsed')}</p>;
  return <UnitLinks {...props} label={t('catalogue.fits.usedLast')} units={units} />;
}

const toUnitOfList = ({
  customerModel,
  ...unit
}: Omit<UnitOfList, 'model'> & { customerModel: { name: string } | null }): UnitOfList => ({
  ...unit,
  model: customerModel?.name ?? null,
});

function UnitLinks({ units, label, unit, unitHref }: UnitFacetProps & { units: readonly UnitOfList[]; label: string }) {
  if (units.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.units}>
      {units.map((one) => (
        <li key={one.equipmentId}>
          <ShopLink
            to={unitHref(one.equipmentId)}
            rel="nofollow"
            prefetch={false}
            preventScrollReset
            aria-current={one.equipmentId === unit?.equipmentId ? 'true' : undefined}
            className="target"
          >
            {shortUnitName(one)}
            {one.customName !== null && <span className="muted"> {one.serialNumber}</span>}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
