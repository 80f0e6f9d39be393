import { categoryTreeQuery, JsonLd, paths, settingsQuery, useApp, usePrefetchedQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { Alternates } from '../alternates/alternates.tsx';
import { ContentParts } from '../content/content-parts.tsx';
import { startBlockQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { CategoryTree } from './category-tree.tsx';
import { Hero } from './hero.tsx';
import { organization, webSite } from './site-data.ts';
import { usePartnerBlock } from './use-partner-block.ts';
import styles from './home-page.module.css';

/** Start page: search, or choice from the category tree. */
export function HomePage() {
  const t = useText();
  const app = useApp();
  const settings = usePrefetchedQuery(settingsQuery());
  const tree = usePrefetchedQuery(categoryTreeQuery()).filter((category) => category.visible);
  const { data } = useQuery({ ...startBlockQuery(), enabled: app.companyId === undefined });
  const partnerBlock = usePartnerBlock();
  const block = partnerBlock ?? data?.blocks.find(({ name }) => name === 'start');
  const companyTitle = settings.companyName
    ? t('shell.home.companyTitle', { company: settings.companyName })
    : undefined;
  return (
    <>
      <title>{t('shell.titleOf', { title: companyTitle ?? t('shell.home.title') })}</title>
      <meta name="description" content={t('shell.home.description')} />
      <Alternates path={paths.home()} />
      <JsonLd data={webSite(app, t('shell.brand'))} />
      <JsonLd data={organization(app, settings, t('shell.brand'))} />
      <Hero
        title={block?.title ?? companyTitle ?? t('shell.home.title')}
        lead={block?.lead ?? t('shell.home.lead')}
        image={block?.image ?? tree[0]?.image ?? null}
      />
      <CategoryTree categories={tree} />
      {block && block.parts.length > 0 && (
        <section className={styles.about}>
          <ContentParts parts={block.parts} />
        </section>
      )}
    </>
  );
}
