import { formatDate } from '@shop/i18n';
import { settingsQuery, useApp, usePrefetchedQuery, useUser } from '@shop/platform';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useCompanyName } from '../account/use-company-name.ts';
import { ContentParts } from '../content/content-parts.tsx';
import { useText } from '../text.ts';
import { OwnHomeSkeleton } from './own-home-skeleton.tsx';
import { useFirstAnswers } from './use-first-answers.ts';
import { usePartnerBlock } from './use-partner-block.ts';
import pageStyles from './home-page.module.css';
import styles from './own-home.module.css';

/** Home of whoever is signed in: what waits for them. */
export function OwnHome({ Workbench }: { Workbench: ComponentType }) {
  const t = useText();
  const { locale, companyId } = useApp();
  const settings = usePrefetchedQuery(settingsQuery());
  const user = useUser();
  const company = useCompanyName();
  const { isAwaited } = usePartnerBlock();
  const name = user && `${user.firstName} ${user.lastName}`.trim();
  const site = companyId === undefined ? undefined : settings.companyName;
  if (isAwaited) return <OwnHomeSkeleton />;
  return (
    <div className={styles.own}>
      <div>
        <h1 tabIndex={-1}>{site ?? company ?? (name || t('shell.home.own'))}</h1>
        <p className={styles.lead}>
          <bdi>{formatDate(new Date().toISOString(), locale.tag)}</bdi>
        </p>
      </div>
      <Suspense fallback={<OwnHomeSkeleton />}>
        <Tiles>
          <Workbench />
        </Tiles>
      </Suspense>
    </div>
  );
}

/** What business users are told, below the products. */
export function PartnerBlock() {
  const { block } = usePartnerBlock();
  if (!block || (!block.title && block.parts.length === 0)) return null;
  return (
    <section className={pageStyles.about}>
      {block.title && <h2>{block.title}</h2>}
      {block.lead && (
        <p className={styles.lead}>
          <bdi>{block.lead}</bdi>
        </p>
      )}
      <ContentParts parts={block.parts} level={block.title ? 3 : 2} />
    </section>
  );
}

/** Shows tiles once their queries have answers, so that none needs room for what is not there. */
function Tiles({ children }: { children: ReactNode }) {
  const answers = useFirstAnswers();
  return (
    <>
      {answers === 'awaited' && <OwnHomeSkeleton />}
      <div className={styles.tiles} data-answers={answers}>
        {children}
      </div>
    </>
  );
}
