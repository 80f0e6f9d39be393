import type { UnitDocument, VdiClass } from '@shop/api-contracts';
import { Documents } from '@shop/catalogue';
import { buttonClass, EmptyState, SkeletonRows } from '@shop/design-system';
import { paths, QueryState, ShopLink } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import type { documentationQuery, technicalDocumentationQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { useUnitPage } from '../unit/use-unit-page.ts';
import styles from './unit-documents.module.css';

interface UnitDocumentsProps {
  query: typeof documentationQuery | typeof technicalDocumentationQuery;
}

/** Name of the standard, which is the same in every language. */
const standard = 'VDI 2770';

/** Documents by their class of VDI 2770; in each the reader's language first, other languages one click away. */
export function UnitDocuments({ query }: UnitDocumentsProps) {
  const t = useText();
  const { unit } = useUnitPage();
  const answer = useQuery(query(unit.equipmentId));
  if (!answer.data)
    return (
      <QueryState
        query={answer}
        title={t('units.documents.failed')}
        loading={<SkeletonRows label={t('units.documents.loading')} />}
      />
    );
  const groups = byClass(answer.data.documents);
  if (groups.length === 0)
    return (
      <EmptyState
        title={t('units.documents.none')}
        actions={
          <ShopLink to={paths.message()} className={buttonClass({ variant: 'go' })}>
            {t('units.documents.ask')}
          </ShopLink>
        }
      />
    );
  return (
    <div className={styles.documents}>
      {groups.map(([vdiClass, documents]) => (
        <section key={vdiClass}>
          <h2 className={styles.title}>
            {t(`units.vdi.${vdiClass}`)} <span className={styles.class}>{`${standard} ${vdiClass}`}</span>
          </h2>
          <Documents documents={documents} />
        </section>
      ))}
    </div>
  );
}

/** In the order of the answer. */
function byClass(documents: readonly UnitDocument[]): [VdiClass, UnitDocument[]][] {
  const groups = new Map<VdiClass, UnitDocument[]>();
  for (const document of documents) groups.set(document.vdiClass, [...(groups.get(document.vdiClass) ?? []), document]);
  return [...groups];
}
