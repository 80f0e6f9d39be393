import {
  CategoryTree,
  categoryTreeQuery,
  JsonLd,
  PageTitle,
  paths,
  settingsQuery,
  useApp,
  usePerson,
  usePrefetchedQuery,
  useShopName,
} from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { Alternates } from '../alternates/alternates.tsx';
import { ContentParts } from '../content/content-parts.tsx';
import { startBlockQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { Hero } from './hero.tsx';
import { OwnHomeSkeleton } from './own-home-skeleton.tsx';
import { Tasks } from './tasks.tsx';
import { organization, webSite } from './site-data.ts';
import styles from './home-page.module.css';

const OwnHome = lazy(async () => ({ default: (await import('./own-home.tsx')).OwnHome }));
const PartnerBlock = lazy(async () => ({ default: (await import('./own-home.tsx')).PartnerBlock }));

/** Start page of visitors: parts for a unit, tasks, and the category tree. Whoever is signed in gets the workbench in place of unit and tasks. */
export const homePage = (Workbench: ComponentType) =>
  function HomePage() {
    const t = useText();
    const app = useApp();
    const { state } = usePerson();
    const shopName = useShopName();
    const settings = usePrefetchedQuery(settingsQuery());
    const tree = usePrefetchedQuery(categoryTreeQuery()).filter((category) => category.visible);
    const { data } = useQuery({ ...startBlockQuery(), enabled: app.companyId === undefined });
    const block = data?.blocks.find(({ name }) => name === 'start');
    const companyTitle = settings.companyName
      ? t('shell.home.companyTitle', { company: settings.companyName })
      : undefined;
    // the texts of the home page speak of what the demo company sells
    const ownTitle = settings.shopName && (block?.title ?? settings.shopName);
    const top = (
      <>
        <Hero
          title={block?.title ?? companyTitle ?? ownTitle ?? t('shell.home.title')}
          lead={block?.lead ?? (settings.shopName ? undefined : t('shell.home.lead'))}
          image={block?.image ?? tree[0]?.image ?? null}
        />
        <Tasks />
      </>
    );
    return (
      <>
        <PageTitle title={companyTitle ?? ownTitle ?? t('shell.home.title')} />
        <meta
          name="description"
          content={settings.shopName ? (block?.lead ?? settings.shopName) : t('shell.home.description')}
        />
        <Alternates path={paths.home()} />
        <JsonLd data={webSite(app, shopName)} />
        <JsonLd data={organization(app, settings, shopName)} />
        {state === 'signedIn' ? (
          <div className={styles.own}>
            <Suspense fallback={<OwnHomeSkeleton />}>
              <OwnHome Workbench={Workbench} />
            </Suspense>
          </div>
        ) : (
          <>
            <div className={state === 'awaited' ? styles.ifAnonymous : undefined}>{top}</div>
            {state === 'awaited' && (
              <div className={styles.ifAwaited}>
                <OwnHomeSkeleton />
              </div>
            )}
          </>
        )}
        <div className={styles.below}>
          <CategoryTree
            title={t('shell.products')}
            counts={(counts) => t('shell.home.count', counts)}
            categories={tree}
            onPhones={state === 'signedIn' ? 'names' : 'children'}
          />
        </div>
        {state === 'signedIn' ? (
          <Suspense>
            <PartnerBlock />
          </Suspense>
        ) : (
          block &&
          block.parts.length > 0 && (
            <section className={styles.about}>
              <ContentParts parts={block.parts} />
            </section>
          )
        )}
      </>
    );
  };
