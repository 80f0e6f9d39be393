import type { Troubleshooting as Guide } from '@shop/api-contracts';
import { EmptyState, Notice, SkeletonRows, buttonClass } from '@shop/design-system';
import { paths, QueryState, ShopLink, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { troubleshootingQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { useUnitPage } from '../unit/use-unit-page.ts';
import { FaultFinder } from './fault-finder.tsx';
import { stepAt, viewParameter } from './guide-steps.ts';
import styles from './troubleshooting.module.css';

/** Topic: a few questions from what somebody notices to the fault and what repairs it, and all faults at a glance. */
export function Troubleshooting() {
  const t = useText();
  const { unit } = useUnitPage();
  const query = useQuery(troubleshootingQuery(unit.equipmentId, useIdentityScope()));
  const { data } = query;
  if (!data)
    return (
      <QueryState
        query={query}
        title={t('units.faults.failed')}
        loading={<SkeletonRows label={t('units.faults.loading')} />}
      />
    );
  return data.questions.length === 0 ? <NoGuide /> : <Guided guide={data} />;
}

function Guided({ guide }: { guide: Guide }) {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <div className={styles.page}>
      <Notice type="warning" title={t('units.faults.safety')}>
        {t('units.faults.safety.lead')}
      </Notice>
      <FaultFinder guide={guide} step={stepAt(guide, search.get(viewParameter))} />
    </div>
  );
}

function NoGuide() {
  const t = useText();
  const { unit, pathOf } = useUnitPage();
  return (
    <EmptyState
      title={t('units.faults.none')}
      actions={
        <>
          <ShopLink to={pathOf(unit.equipmentId, 'service-partner')} className={buttonClass({ variant: 'go' })}>
            {t('units.topic.servicePartner')}
          </ShopLink>
          <ShopLink to={paths.support()} className={buttonClass()}>
            {t('units.support')}
          </ShopLink>
        </>
      }
    >
      <p>{t('units.faults.none.lead')}</p>
    </EmptyState>
  );
}
