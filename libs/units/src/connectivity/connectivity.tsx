import { buttonClass, Button, EmptyState, SkeletonRows } from '@shop/design-system';
import { ofSamePerson, QueryState, useShownSession, useSignInAddress } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unitReadingsQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { useUnitPage } from '../unit/use-unit-page.ts';
import { CleaningNotice } from './cleaning-notice.tsx';
import styles from './connectivity.module.css';
import { LatestReading } from './latest-reading.tsx';
import { ReadingFile } from './reading-file.tsx';
import { ReadingForm } from './reading-form.tsx';
import { ReadingTable } from './reading-table.tsx';
import { TrendPlot } from './trend-plot.tsx';

/** What is measured at the unit, and when it has to be cleaned. Only for who has registered it. */
export function Connectivity() {
  const t = useText();
  const owner = useShownSession();
  const signIn = useSignInAddress();
  const { unit } = useUnitPage();
  const { registrationStatus } = unit;
  if (owner) {
    // the page is a visitor's once the session has ended
    if (owner.isEnded) return <Readings key={unit.equipmentId} equipmentId={unit.equipmentId} owner={owner} />;
    if (registrationStatus === null) return <SkeletonRows label={t('units.readings.loading')} />;
    if (registrationStatus === 'mine' || registrationStatus === 'colleague')
      return <Readings key={unit.equipmentId} equipmentId={unit.equipmentId} owner={owner} />;
    return (
      <EmptyState title={t('units.readings.notYours')}>
        <p>{t('units.readings.notYours.lead')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('units.readings.visitor')}
      actions={
        <a href={signIn} className={buttonClass({ variant: 'go' })}>
          {t('units.signIn')}
        </a>
      }
    >
      <p>{t('units.readings.visitor.lead')}</p>
    </EmptyState>
  );
}

/** Readings of the newest page that are there before all are asked for. */
const shownAtFirst = 8;

interface ReadingsProps {
  equipmentId: string;
  owner: NonNullable<ReturnType<typeof useShownSession>>;
}

function Readings({ equipmentId, owner: { session, scope, isEnded } }: ReadingsProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const [isFolded, setFolded] = useState(true);
  const query = useQuery({
    ...unitReadingsQuery(equipmentId, page, scope),
    placeholderData: ofSamePerson(scope),
    enabled: !isEnded,
  });
  const latest = useQuery({ ...unitReadingsQuery(equipmentId, 1, scope), enabled: !isEnded }).data?.readings[0];
  const { data } = query;
  if (!data)
    return (
      <QueryState
        query={query}
        title={t('units.readings.failed')}
        loading={<SkeletonRows label={t('units.readings.loading')} />}
      />
    );
  const shown = isFolded ? data.readings.slice(0, shownAtFirst) : data.readings;
  const pages = Math.max(1, Math.ceil(data.total / data.readingsPerPage));
  return (
    <div className={styles.readings}>
      {data.total === 0 ? (
        <EmptyState title={t('units.readings.none')}>
          <p>{t('units.readings.none.lead')}</p>
        </EmptyState>
      ) : (
        <>
          <CleaningNotice forecast={data.forecast} />
          {latest && <LatestReading reading={latest} clean={data.cleanConductance} />}
          <TrendPlot trend={data.trend} clean={data.cleanConductance} forecast={data.forecast} />
        </>
      )}
      <div>
        <ReadingForm equipmentId={equipmentId} owner={session.accountRef} isOpen={data.total === 0} />
        <ReadingFile equipmentId={equipmentId} />
      </div>
      {data.total > 0 && (
        <div>
          <h2>{t('units.readings.caption')}</h2>
          <ReadingTable key={page} equipmentId={equipmentId} readings={shown} clean={data.cleanConductance} />
        </div>
      )}
      {shown.length < data.readings.length && (
        <p>
          <Button iconEnd="chevron-down" onClick={() => setFolded(false)}>
            {t('units.readings.showAll', { count: data.total })}
          </Button>
        </p>
      )}
      {!isFolded && pages > 1 && (
        <p className={styles.pages}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('units.readings.newer')}
          </Button>
          <span>{t('units.readings.page', { page, pages })}</span>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('units.readings.older')}
          </Button>
        </p>
      )}
    </div>
  );
}
