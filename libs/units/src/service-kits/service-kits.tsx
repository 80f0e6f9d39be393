import type { ConstructionArticles } from '@shop/api-contracts';
import { KitTable } from '@shop/catalogue';
import { EmptyState, SkeletonRows } from '@shop/design-system';
import { QueryState, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { PlatePackKit } from '../plate-pack-kit/plate-pack-kit.tsx';
import { constructionArticlesQuery } from '../queries.ts';
import { AskForParts } from '../spare-parts/ask-for-parts.tsx';
import { useText } from '../text.ts';
import { useUnitPage } from '../unit/use-unit-page.ts';
import styles from './service-kits.module.css';

/** Kits for regasketing, cleaning and tightening that fit the construction of the unit. */
export function ServiceKits() {
  const t = useText();
  const { unit } = useUnitPage();
  const query = useQuery(constructionArticlesQuery(unit.equipmentId, useIdentityScope()));
  const { data } = query;
  const kits = data?.articles.filter(({ kind }) => kind === 'serviceKit');
  const asInUnit = kits?.filter(({ otherCompounds }) => !otherCompounds);
  const others = kits?.filter(({ otherCompounds }) => otherCompounds);
  return (
    <>
      <QueryState
        query={query}
        title={t('units.kits.failed')}
        loading={<SkeletonRows label={t('units.kits.loading')} />}
      />
      {kits?.length === 0 && (
        <EmptyState title={t('units.kits.none')} actions={<AskForParts />}>
          {!unit.article && <p>{t('units.kits.none.lead')}</p>}
        </EmptyState>
      )}
      {asInUnit && asInUnit.length > 0 && <Kits kits={asInUnit} />}
      {others && others.length > 0 && <KitsOfOtherGaskets kits={others} />}
      <PlatePackKit key={unit.equipmentId} />
    </>
  );
}

type Kit = ConstructionArticles['articles'][number];

function Kits({
  kits,
  listId = 'unit-service-kits',
  ...table
}: {
  kits: readonly Kit[];
  listId?: string;
  caption?: string;
}) {
  const { unit } = useUnitPage();
  return (
    <KitTable
      {...table}
      serviceKits={kits}
      listId={listId}
      order={{ equipmentId: unit.equipmentId, ...(unit.article ? { parent: unit.article } : {}) }}
    />
  );
}

/** Kits for the construction of the unit, of which the gaskets have been replaced by others since. */
function KitsOfOtherGaskets({ kits }: { kits: readonly Kit[] }) {
  const t = useText();
  const namesOf = (of: 'kit' | 'unit'): string =>
    [...new Set(kits.flatMap(({ otherCompounds }) => otherCompounds?.[of] ?? []))].join(', ');
  return (
    <section aria-labelledby={otherKitsId} className={styles.other}>
      <h2 id={otherKitsId}>{t('units.kits.other')}</h2>
      <p>{t('units.kits.other.lead', { kit: namesOf('kit'), unit: namesOf('unit') })}</p>
      <Kits kits={kits} listId="unit-service-kits-of-other-gaskets" caption={t('units.kits.other')} />
    </section>
  );
}

const otherKitsId = 'kits-of-other-gaskets';
