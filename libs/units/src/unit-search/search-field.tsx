import { Button, Field, type ButtonLook } from '@shop/design-system';
import { anonymousScope, ofSamePerson, unitPaths, useApp, useIdentityScope, useShopNavigate } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ownUnitsQuery, typedUnitsQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { isSearchable, isUnitCode, maxCodeLength, unitCodeOf } from './unit-code.ts';
import { UnitHits } from './unit-hits.tsx';
import styles from './unit-search.module.css';

/** Pause in typing before hits are requested, in milliseconds. */
const debounceMs = 150;

/** Field for a serial number, a tag or an own name: hits while typing, the exact unit on Enter, which works without a script too. */
export function SearchField({ code, variant = 'go' }: { code: string; variant?: ButtonLook['variant'] }) {
  const t = useText();
  const app = useApp();
  const navigate = useShopNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(code !== '' && !isUnitCode(code));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = unitCodeOf(field.current?.value ?? '', app.publicUrl);
    const isPossible = isUnitCode(wanted);
    setRefused(wanted !== '' && !isPossible);
    if (!isPossible) return field.current?.focus();
    setTyped('');
    navigate(unitPaths.unitSearch(wanted));
  };
  return (
    <form role="search" action={app.href(unitPaths.unitSearch())} className={styles.form} onSubmit={submit} noValidate>
      {app.companyId && <input type="hidden" name="companyId" value={`-${app.companyId}`} />}
      <div className={styles.row}>
        <Field
          ref={field}
          name="q"
          label={t('units.search.label')}
          hint={t('units.search.hint')}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          className={styles.field ?? ''}
          {...(isRefused ? { error: t('units.search.invalid', { max: maxCodeLength }) } : {})}
          onInput={({ currentTarget }) => {
            setRefused(false);
            setTyped(currentTarget.value.trim());
          }}
        />
        <Button type="submit" variant={variant} icon="search" className={styles.submit ?? ''}>
          {t('units.search.submit')}
        </Button>
      </div>
      <TypedHits typed={typed} />
    </form>
  );
}

function TypedHits({ typed }: { typed: string }) {
  const t = useText();
  const scope = useIdentityScope();
  const code = useSettled(typed);
  const isWanted = typed !== '' && isSearchable(code);
  const { data } = useQuery({
    ...typedUnitsQuery(code, scope),
    enabled: isWanted,
    placeholderData: ofSamePerson(scope),
    retry: false,
  });
  const { data: own } = useQuery({
    ...ownUnitsQuery(scope, { q: code }),
    enabled: isWanted && scope !== anonymousScope,
    placeholderData: ofSamePerson(scope),
    retry: false,
  });
  const ownUnits = own?.units ?? [];
  const owned = new Set(ownUnits.map(({ equipmentId }) => equipmentId));
  const units = isWanted
    ? [...ownUnits, ...(data?.units ?? []).filter(({ equipmentId }) => !owned.has(equipmentId))]
    : [];
  return (
    <>
      <p role="status" className="sr">
        {isWanted && data ? t('units.search.count', { count: units.length }) : ''}
      </p>
      {units.length > 0 && <UnitHits label={t('units.search.hits')} units={units} />}
    </>
  );
}

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
