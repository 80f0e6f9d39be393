import { categoryTreeQuery, JsonLd, paths, settingsQuery, useApp, usePerson, usePrefetchedQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { Alternates } from '../alternates/alternates.tsx';
import { ContentParts } from '../content/content-parts.tsx';
import { startBlockQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { CategoryTree } from './category-tree.tsx';
import { Hero } from './hero.tsx';
import { OwnHomeSkeleton } from './own-home-skeleton.tsx';
import { organization, webSite } from './site-data.ts';
import styles from './home-page.module.css';

const OwnHome = lazy(async () => ({ default: (await import('./own-home.tsx')).OwnHome }));

/** Start page of visitors: search, or choice from the category tree. Whoever is signed in gets the workbench in place of the search. */
export const homePage = (Workbench: ComponentType) =>
  function HomePage() {
    const t = useText();
    const app = useApp();
    const { state } = usePerson();
    const settings = usePrefetchedQuery(settingsQuery());
    const tree = usePrefetchedQuery(categoryTreeQuery()).filter((category) => category.visible);
    const { data } = useQuery({ ...startBlockQuery(), enabled: app.companyId === undefined });
    const block = data?.blocks.find(({ name }) => name === 'start');
    const companyTitle = settings.companyName
      ? t('shell.home.companyTitle', { company: settings.companyName })
      : undefined;
    const hero = (
      <Hero
        title={block?.title ?? companyTitle ?? t('shell.home.title')}
        lead={block?.lead ?? t('shell.home.lead')}
        image={block?.image ?? tree[0]?.image ?? null}
      />
    );
    return (
      <>
        <title>{t('shell.titleOf', { title: companyTitle ?? t('shell.home.title') })}</title>
        <meta name="description" content={t('shell.home.description')} />
        <Alternates path={paths.home()} />
        <JsonLd data={webSite(app, t('shell.brand'))} />
        <JsonLd data={organization(app, settings, t('shell.brand'))} />
        {state === 'signedIn' ? (
          <Suspense fallback={<OwnHomeSkeleton />}>
            <OwnHome Workbench={Workbench} />
          </Suspense>
        ) : (
          <>
            <div className={state === 'awaited' ? styles.ifAnonymous : undefined}>{hero}</div>
            {state === 'awaited' && (
              <div className={styles.ifAwaited}>
                <OwnHomeSkeleton />
              </div>
            )}
          </>
        )}
        <CategoryTree categories={tree} />
        {state !== 'signedIn' && block && block.parts.length > 0 && (
          <section className={styles.about}>
            <ContentParts parts={block.parts} />
          </section>
        )}
      </>
    );
  };
