import { rememberUnit } from '@shop/cart';
import { PageTitle, useApp, useIdentityScope, usePrefetchedQuery } from '@shop/platform';
import { useEffect } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { unitQuery } from '../queries.ts';
import { HandoverNotices } from '../owner/handover-notices.tsx';
import { OwnLabels } from '../owner/own-labels.tsx';
import { useRegistration } from '../registration/use-registration.ts';
import { useText } from '../text.ts';
import { TopicTabs } from './topic-tabs.tsx';
import { openTopic, topicId } from './topics.ts';
import { UnitActions } from './unit-actions.tsx';
import { UnitHead } from './unit-head.tsx';
import { unitNameOf } from '../unit/unit-name.ts';
import { UnitNameplate } from './unit-nameplate.tsx';
import type { UnitPageContext } from '../unit/use-unit-page.ts';
import styles from './unit-page.module.css';

/** A unit: drawing and nameplate, then its topics, of which one is open. */
export function UnitPage({ pathOf, isInPortal = false }: Pick<UnitPageContext, 'pathOf'> & { isInPortal?: boolean }) {
  const t = useText();
  const app = useApp();
  const { equipmentId = '' } = useParams();
  const topic = openTopic(useLocation().pathname);
  const scope = useIdentityScope();
  const unit = usePrefetchedQuery(unitQuery(equipmentId, scope));
  const registration = useRegistration(equipmentId);
  useEffect(() => rememberUnit(equipmentId, scope), [equipmentId, scope]);
  return (
    <article className={styles.page}>
      {!isInPortal && (
        <>
          <PageTitle title={`${unitNameOf(unit)}, ${t(topic.title)}`} />
          <meta name="description" content={`${unit.name}, ${t(topic.title)}`} />
          {/* machines of customers: for who has the number, not for search engines */}
          <meta name="robots" content="noindex" />
          <link rel="canonical" href={app.publicUrl + app.href(pathOf(equipmentId, topic.name))} />
        </>
      )}
      <UnitHead unit={unit} pathOf={pathOf} registration={registration} />
      <HandoverNotices equipmentId={equipmentId} registration={registration} />
      <UnitNameplate unit={unit} />
      <UnitActions unit={unit} pathOf={pathOf} registration={registration} topic={topic} />
      <OwnLabels equipmentId={equipmentId} codes={registration.own?.details.aliases ?? []} />
      <TopicTabs unit={unit} pathOf={pathOf} current={topic} />
      <section id={topicId} className={styles.topic} aria-label={t(topic.title)}>
        <Outlet context={{ unit, pathOf } satisfies UnitPageContext} />
      </section>
    </article>
  );
}
