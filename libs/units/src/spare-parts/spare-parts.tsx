import type { UnitParts } from '@shop/api-contracts';
import { PartTable, type Part } from '@shop/catalogue';
import { EmptyState, Notice, SkeletonRows } from '@shop/design-system';
import { paths, QueryState, ShopLink, useApp, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { unitPartsQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { useUnitPage } from '../unit/use-unit-page.ts';
import { wholeDate } from '../unit/whole-date.ts';
import { AddAll } from './add-all.tsx';
import { AskForParts } from './ask-for-parts.tsx';
import { InCatalogue } from './in-catalogue.tsx';
import { MatrixLinks } from './matrix-links.tsx';
import { OlderRevisions } from './older-revisions.tsx';
import styles from './spare-parts.module.css';

/** Parts of the unit with their quantities: as it was built, else as its construction usually is. */
export function SpareParts() {
  const t = useText();
  const { unit } = useUnitPage();
  const query = useQuery(unitPartsQuery(unit.equipmentId, useIdentityScope()));
  const { data } = query;
  if (!data)
    return (
      <QueryState
        query={query}
        title={t('units.spareParts.failed')}
        loading={<SkeletonRows label={t('units.spareParts.loading')} />}
      />
    );
  if (data.source === 'none') return <NoParts />;
  return (
    <div className={styles.parts}>
      <div className={styles.top}>
        <ListSource list={data} />
        <MatrixLinks parts={data.parts} unit={unit} />
        <AddAll parts={data.parts} unit={unit} />
      </div>
      <PartTable
        spareParts={data.parts.flatMap((part) => (part.item ? [partOf(part, part.item, t)] : []))}
        listId="unit-spare-parts"
        equipmentId={unit.equipmentId}
        {...(unit.article ? { parent: unit.article } : {})}
      />
      <NotSold parts={data.parts} />
      <InCatalogue parts={data.parts} equipmentId={unit.equipmentId} />
      <OlderRevisions equipmentId={unit.equipmentId} revisions={data.revisions.slice(1)} />
    </div>
  );
}

type UnitPart = UnitParts['parts'][number];

function partOf(
  { position, quantityInUnit, isSuccessor, builtArticleNumber }: UnitPart,
  item: Part['item'],
  t: ReturnType<typeof useText>,
): Part {
  return {
    position,
    quantityInUnit,
    item,
    ...(isSuccessor ? { note: t('units.spareParts.replaces', { articleNumber: builtArticleNumber }) } : {}),
  };
}

/** Which list it is: a standard list is never taken for what was built. */
function ListSource({ list: { source, revisions } }: { list: UnitParts }) {
  const t = useText();
  const { tag } = useApp().locale;
  const [newest] = revisions;
  if (source === 'standard' || !newest)
    return (
      <Notice type="informative" title={t('units.spareParts.standard')}>
        {t('units.spareParts.standard.lead')}
      </Notice>
    );
  return (
    <p className={styles.source}>
      <strong>{t('units.spareParts.asBuilt')}</strong>{' '}
      <span className="muted">
        {newest.date === null
          ? t('units.revision.undated', { revision: newest.revision })
          : t(`units.revision.${newest.kind}`, { revision: newest.revision, date: wholeDate(newest.date, tag) })}
      </span>
    </p>
  );
}

/** Parts that nothing is sold for any more. */
function NotSold({ parts }: { parts: readonly UnitPart[] }) {
  const t = useText();
  const gone = parts.filter(({ item }) => item === null);
  if (gone.length === 0) return null;
  return (
    <section className={styles.notSold}>
      <h2>{t('units.spareParts.notSold')}</h2>
      <ul>
        {gone.map(({ builtArticleNumber, quantityInUnit }) => (
          <li key={builtArticleNumber}>
            <span className="art">{builtArticleNumber}</span>, {t('units.spareParts.inUnit', { count: quantityInUnit })}
          </li>
        ))}
      </ul>
      <p>
        <ShopLink to={paths.message()}>{t('units.spareParts.ask')}</ShopLink>
      </p>
    </section>
  );
}

function NoParts() {
  const t = useText();
  return (
    <EmptyState title={t('units.spareParts.none')} actions={<AskForParts />}>
      <p>{t('units.spareParts.none.lead')}</p>
    </EmptyState>
  );
}
