import { buttonClass, EmptyState, Notice, SkeletonRows } from '@shop/design-system';
import { anonymousScope, paths, QueryState, ShopLink, unitPaths, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { ownUnitsQuery, unitByTagQuery, unitsBySerialQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { UnitHits } from './unit-hits.tsx';
import styles from './unit-search.module.css';

/**
 * Answer for a finished code that did not lead to one unit: several, own ones with such a name, or none and the nearest.
 * `label`: where it was read from, which will lead to the unit that is registered.
 */
export function FoundUnits({ code, label }: { code: string; label?: string }) {
  const t = useText();
  const scope = useIdentityScope();
  const query = useQuery(unitsBySerialQuery(code));
  const { data: tag } = useQuery(unitByTagQuery(code));
  const { data: own } = useQuery({ ...ownUnitsQuery(scope, { q: code }), enabled: scope !== anonymousScope });
  const { data } = query;
  if (!data)
    return (
      <QueryState
        query={query}
        title={t('units.search.failed')}
        loading={<SkeletonRows label={t('units.search.loading')} />}
      />
    );
  const ownUnits = own?.units ?? [];
  return (
    <div className={styles.found}>
      {tag?.wasDeleted && <Notice type="warning" title={t('units.search.deleted', { tag: code })} />}
      {data.units.length > 0 && (
        <section>
          <h2>{t('units.search.several', { count: data.units.length })}</h2>
          <UnitHits label={t('units.search.hits')} units={data.units} />
        </section>
      )}
      {ownUnits.length > 0 && (
        <section data-personal>
          <h2>{t('units.search.own')}</h2>
          <UnitHits label={t('units.search.own')} units={ownUnits} />
        </section>
      )}
      {data.nearest.length > 0 && (
        <section>
          <h2>{t('units.search.nearest')}</h2>
          <UnitHits label={t('units.search.nearest')} units={data.nearest} />
        </section>
      )}
      {data.units.length === 0 && ownUnits.length === 0 && (
        <EmptyState
          title={t('units.search.none', { code })}
          actions={
            <>
              <ShopLink to={unitPaths.registerProduct(code, { label })} className={buttonClass({ variant: 'go' })}>
                {t('units.register')}
              </ShopLink>
              <ShopLink to={paths.message()} className={buttonClass()}>
                {t('units.search.ask')}
              </ShopLink>
              <ShopLink to={paths.support()} className={buttonClass()}>
                {t('units.support')}
              </ShopLink>
            </>
          }
        >
          <p>{t('units.search.none.lead')}</p>
        </EmptyState>
      )}
    </div>
  );
}
