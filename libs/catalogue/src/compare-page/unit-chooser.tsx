import { calls } from '@shop/api-contracts';
import { Button, Field, Select } from '@shop/design-system';
import {
  anonymousScope,
  apiQuery,
  ShopLink,
  useApp,
  useHydrated,
  useIdentityScope,
  useShopNavigate,
} from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useText } from '../text.ts';
import { nameOfUnit, unitsBySerialQuery } from './compared-unit.ts';
import { maxSerialLength, withUnit, type UnitInAddress } from './unit-in-address.ts';
import styles from './compare-page.module.css';

interface UnitChooserProps {
  /** Address of the comparison without a machine. */
  path: string;
  unit: UnitInAddress;
}

/** As many as somebody chooses from without a search. */
const maxOwnUnits = 200;

/** Puts a machine beside the articles: one of one's own, or any by the serial number on its nameplate. */
export function UnitChooser({ path, unit: { equipmentId, serialNumber } }: UnitChooserProps) {
  const t = useText();
  const app = useApp();
  const navigate = useShopNavigate();
  const [pathname, query] = path.split('?');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = (new FormData(event.currentTarget).get('serialNumber') as string).trim();
    if (typed === '') return;
    const search = new URLSearchParams(query);
    search.set('serialNumber', typed);
    navigate(`${pathname}?${search.toString()}`, { preventScrollReset: true });
  };
  return (
    <section className={styles.unitChooser} aria-label={t('catalogue.compare.unit')} data-chrome>
      <form key={serialNumber} action={app.href(pathname!)} className={styles.serial} onSubmit={submit}>
        {app.companyId && <input type="hidden" name="companyId" value={`-${app.companyId}`} />}
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field
          name="serialNumber"
          label={t('catalogue.compare.unit.serial')}
          defaultValue={serialNumber}
          maxLength={maxSerialLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit">{t('catalogue.compare.unit.show')}</Button>
      </form>
      <OwnUnits path={path} equipmentId={equipmentId} />
      {serialNumber !== '' && equipmentId === null && <FoundUnits path={path} serialNumber={serialNumber} />}
    </section>
  );
}

/** Several machines with one number, or none and the nearest: one alone is shown already. */
function FoundUnits({ path, serialNumber }: { path: string; serialNumber: string }) {
  const t = useText();
  const { data, isError } = useQuery(unitsBySerialQuery(serialNumber));
  if (isError) return <p role="alert">{t('catalogue.compare.unit.failed')}</p>;
  if (!data) return null;
  const units = data.units.length > 0 ? data.units : data.nearest;
  return (
    <div role="status">
      <p>
        {data.units.length > 0
          ? t('catalogue.compare.unit.several', { count: data.units.length })
          : t('catalogue.compare.unit.none', { serialNumber })}
      </p>
      {units.length > 0 && (
        <ul>
          {units.map((unit) => (
            <li key={unit.equipmentId}>
              <ShopLink to={withUnit(path, unit.equipmentId)} rel="nofollow" className="target" prefetch={false}>
                {nameOfUnit(unit)}, {unit.serialNumber}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const ownUnitsQuery = (scope: string) =>
  apiQuery(calls.units.list, { query: { limit: maxOwnUnits } }, { scope, excludedFromLoader: true });

function OwnUnits({ path, equipmentId }: { path: string; equipmentId: string | null }) {
  const t = useText();
  const scope = useIdentityScope();
  const navigate = useShopNavigate();
  const isSignedIn = useHydrated() && scope !== anonymousScope;
  const { data } = useQuery({ ...ownUnitsQuery(scope), enabled: isSignedIn });
  if (!isSignedIn || !data || data.units.length === 0) return null;
  return (
    <div data-personal>
      <Select
        label={t('catalogue.fits.own')}
        value={data.units.some((one) => one.equipmentId === equipmentId) ? equipmentId! : ''}
        onChange={({ currentTarget }) => navigate(withUnit(path, currentTarget.value), { preventScrollReset: true })}
      >
        <option value="" disabled>
          {t('catalogue.compare.unit.choose')}
        </option>
        {data.units.map(({ equipmentId: id, customName, name, serialNumber }) => (
          <option key={id} value={id}>
            {[customName ?? name, serialNumber].join(', ')}
          </option>
        ))}
      </Select>
    </div>
  );
}
