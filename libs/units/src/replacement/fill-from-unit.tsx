import { Button, Field, Select } from '@shop/design-system';
import {
  anonymousScope,
  paths,
  ShopLink,
  useApp,
  useHydrated,
  useIdentityScope,
  useShopNavigate,
} from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ownUnitsQuery, unitsBySerialQuery } from '../queries.ts';
import { serialOf } from '../unit/serial-of.ts';
import { useText } from '../text.ts';
import styles from './replacement.module.css';

/** As in the contract. */
const maxSerialLength = 60;
/** As many as somebody chooses from without a search. */
const maxOwnUnits = 200;

const pathOfUnit = (equipmentId: string): string =>
  paths.unitReplacement(new URLSearchParams({ equipmentId }).toString());

/** Fills the form in from a unit: by its serial number, without a script too, or by a choice among own units. */
export function FillFromUnit({ serialNumber }: { serialNumber: string }) {
  const t = useText();
  const app = useApp();
  const navigate = useShopNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = (new FormData(event.currentTarget).get('serialNumber') as string).trim();
    if (typed !== '') navigate(paths.unitReplacement(new URLSearchParams({ serialNumber: typed }).toString()));
  };
  return (
    <section className={styles.fill} aria-labelledby="fill-from-unit">
      <h2 id="fill-from-unit">{t('units.replacement.fill')}</h2>
      <form key={serialNumber} action={app.href(paths.unitReplacement())} className={styles.serial} onSubmit={submit}>
        {app.companyId && <input type="hidden" name="companyId" value={`-${app.companyId}`} />}
        <Field
          name="serialNumber"
          label={t('units.serialNumber')}
          defaultValue={serialNumber}
          maxLength={maxSerialLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" className={styles.serialButton ?? ''}>
          {t('units.replacement.fill.submit')}
        </Button>
      </form>
      {serialNumber !== '' && <FoundBySerial serialNumber={serialNumber} />}
      <OwnUnits />
    </section>
  );
}

/** Several units with one number, or none and the nearest: one alone has filled the form in already. */
function FoundBySerial({ serialNumber }: { serialNumber: string }) {
  const t = useText();
  const serial = serialOf({ serialNumber });
  const { data, isError } = useQuery({ ...unitsBySerialQuery(serial ?? '-'), enabled: serial !== undefined });
  if (isError) return <p role="alert">{t('units.search.failed')}</p>;
  const units = data && data.units.length > 0 ? data.units : (data?.nearest ?? []);
  return (
    <div role="status">
      {(serial === undefined || data) && (
        <p>
          {data && data.units.length > 0
            ? t('units.search.several', { count: data.units.length })
            : t('units.search.none', { code: serialNumber })}
        </p>
      )}
      <ul className={styles.units}>
        {units.map(({ equipmentId, name, manufacturer, serialNumber: number, year }) => (
          <li key={equipmentId}>
            <ShopLink to={pathOfUnit(equipmentId)} className="target">
              {[manufacturer.name, name, number, year].filter((part) => part !== null).join(', ')}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OwnUnits() {
  const t = useText();
  const scope = useIdentityScope();
  const navigate = useShopNavigate();
  const isSignedIn = useHydrated() && scope !== anonymousScope;
  const { data } = useQuery({ ...ownUnitsQuery(scope, { limit: maxOwnUnits }), enabled: isSignedIn });
  if (!isSignedIn || !data || data.units.length === 0) return null;
  return (
    <div data-personal>
      <Select
        label={t('units.replacement.fill.own')}
        value=""
        onChange={({ currentTarget }) => navigate(pathOfUnit(currentTarget.value))}
      >
        <option value="" disabled>
          {t('units.replacement.choose')}
        </option>
        {data.units.map(({ equipmentId, customName, name, serialNumber }) => (
          <option key={equipmentId} value={equipmentId}>
            {[customName ?? name, serialNumber].join(', ')}
          </option>
        ))}
      </Select>
    </div>
  );
}
