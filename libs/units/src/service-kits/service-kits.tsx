import { KitTable } from '@shop/catalogue';
import { EmptyState, SkeletonRows } from '@shop/design-system';
import { QueryState, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { PlatePackKit } from '../plate-pack-kit/plate-pack-kit.tsx';
import { constructionArticlesQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { useUnitPage } from '../unit/use-unit-page.ts';

/** Kits for regasketing, cleaning and tightening that fit the construction of the unit. */
export function ServiceKits() {
  const t = useText();
  const { unit } = useUnitPage();
  const query = useQuery(constructionArticlesQuery(unit.equipmentId, useIdentityScope()));
  const { data } = query;
  const kits = data?.articles.filter(({ kind }) => kind === 'serviceKit');
  return (
    <>
      <QueryState
        query={query}
        title={t('units.kits.failed')}
        loading={<SkeletonRows label={t('units.kits.loading')} />}
      />
      {kits?.length === 0 && (
        <EmptyState title={t('units.kits.none')}>
          <p>{t('units.kits.none.lead')}</p>
        </EmptyState>
      )}
      {data && kits && kits.length > 0 && (
        <KitTable
          serviceKits={kits}
          listId="unit-service-kits"
          order={{ equipmentId: unit.equipmentId, ...(unit.article ? { parent: unit.article } : {}) }}
        />
      )}
      <PlatePackKit key={unit.equipmentId} />
    </>
  );
}
