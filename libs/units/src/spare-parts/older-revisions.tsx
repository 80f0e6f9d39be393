import type { UnitParts } from '@shop/api-contracts';
import { Notice, Position, Select, SkeletonRows, Table, Td, Th, Tr } from '@shop/design-system';
import { formatDate } from '@shop/i18n';
import { QueryState, useApp, useHydrated, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unitRevisionQuery } from '../queries.ts';
import { useText } from '../text.ts';
import styles from './spare-parts.module.css';

interface OlderRevisionsProps {
  equipmentId: string;
  /** Without the newest. */
  revisions: UnitParts['revisions'];
}

/** Earlier as-built lists, to read: their parts are no longer in the unit. */
export function OlderRevisions({ equipmentId, revisions }: OlderRevisionsProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const isHydrated = useHydrated();
  const [revision, setRevision] = useState<number>();
  if (revisions.length === 0 || !isHydrated) return null;
  return (
    <section className={styles.older}>
      <Select
        label={t('units.spareParts.older')}
        value={revision ?? ''}
        onChange={({ currentTarget: { value } }) => setRevision(value === '' ? undefined : Number(value))}
      >
        <option value="">{t('units.spareParts.older.none')}</option>
        {revisions.map(({ revision: number, kind, date }) => (
          <option key={number} value={number}>
            {date === null
              ? t('units.revision.undated', { revision: number })
              : t(`units.revision.${kind}`, { revision: number, date: formatDate(date, tag) })}
          </option>
        ))}
      </Select>
      {revision !== undefined && <OlderList equipmentId={equipmentId} revision={revision} />}
    </section>
  );
}

function OlderList({ equipmentId, revision }: { equipmentId: string; revision: number }) {
  const t = useText();
  const query = useQuery(unitRevisionQuery(equipmentId, revision, useIdentityScope()));
  const { data } = query;
  if (!data)
    return (
      <QueryState
        query={query}
        title={t('units.spareParts.failed')}
        loading={<SkeletonRows label={t('units.spareParts.loading')} />}
      />
    );
  return (
    <>
      <Notice type="informative" live title={t('units.spareParts.older.notice')} />
      <Table caption={t('units.spareParts.revision', { revision })} layout="compact">
        <thead>
          <tr>
            <Th>{t('units.spareParts.position')}</Th>
            <Th>{t('units.spareParts.part')}</Th>
            <Th>{t('units.articleNumber')}</Th>
            <Th numeric>{t('units.spareParts.inUnitHead')}</Th>
          </tr>
        </thead>
        <tbody>
          {data.parts.map(({ position, builtArticleNumber, quantityInUnit, item, isSuccessor }) => (
            <Tr key={`${position}-${builtArticleNumber}`}>
              <Td area="position">{position !== null && <Position>{position}</Position>}</Td>
              <Td area="name">{isSuccessor ? '' : item?.name}</Td>
              <Td area="number">
                <span className="art">{builtArticleNumber}</span>
              </Td>
              <Td area="count" numeric>
                {quantityInUnit}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
