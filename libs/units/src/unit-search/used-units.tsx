import { forgetUnit, forgetUnits, unitsUsedLast } from '@shop/cart';
import { Button, IconButton } from '@shop/design-system';
import { ShopLink, unitPaths, useHydrated, useIdentityScope } from '@shop/platform';
import { useQueries } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { unitQuery } from '../queries.ts';
import { useText } from '../text.ts';
import styles from './unit-search.module.css';

/** Units that this person or visitor opened last; known only to this browser, so the server renders none. */
export function UsedUnits() {
  const scope = useIdentityScope();
  // whose units they are may change while the page is open
  return useHydrated() && <UsedUnitList key={scope} scope={scope} />;
}

function UsedUnitList({ scope }: { scope: string }) {
  const t = useText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [ids, setIds] = useState(() => unitsUsedLast(scope));
  const units = useQueries({
    queries: ids.map((id) => ({ ...unitQuery(id, scope), meta: { excludedFromLoader: true } })),
    // one that was deleted is left out
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const update = (change: () => void) => {
    change();
    const left = unitsUsedLast(scope);
    // the pressed button goes, and with the last unit the whole list
    (left.length > 0 ? title.current : document.querySelector<HTMLElement>('h1'))?.focus();
    setIds(left);
  };
  if (units.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.used} data-personal>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {t('units.search.usedLast')}
      </h2>
      <p className="small muted">{t('units.search.usedLast.where')}</p>
      <ul className={styles.hits}>
        {units.map(({ equipmentId, serialNumber, name, customName }) => (
          <li key={equipmentId} className={styles.usedUnit}>
            <span className={styles.text}>
              <ShopLink to={unitPaths.unit(equipmentId)} prefetch={false} className="target">
                <bdi>{customName ?? serialNumber}</bdi>
              </ShopLink>
              <bdi className="muted">{customName === null ? name : `${serialNumber}, ${name}`}</bdi>
            </span>
            <IconButton
              icon="close"
              label={t('units.search.usedLast.remove', { name: customName ?? serialNumber })}
              onClick={() => update(() => forgetUnit(equipmentId, scope))}
            />
          </li>
        ))}
      </ul>
      {units.length > 1 && (
        <Button size="small" onClick={() => update(forgetUnits)}>
          {t('units.search.usedLast.removeAll')}
        </Button>
      )}
    </section>
  );
}
