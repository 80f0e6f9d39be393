import { Fold } from '@shop/design-system';
import { paths, usePrefetchedQuery } from '@shop/platform';
import { ContentPage } from '../content/content-page.tsx';
import { ContentParts } from '../content/content-parts.tsx';
import { descriptionOf } from '../content/description-of.ts';
import { Locations } from '../content/locations.tsx';
import { contentPageQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { ContactWays } from './contact-ways.tsx';
import marginHeads from '../content/margin-heads.module.css';
import styles from './support-page.module.css';

/** Support offices and contacts; on company sites too. */
export function SupportPage() {
  const t = useText();
  const { title, parts } = usePrefetchedQuery(contentPageQuery('support'));
  const firstHeading = parts.findIndex(({ type }) => type === 'heading');
  const introduction = firstHeading < 0 ? parts.length : firstHeading;
  const [own, elsewhere] = parts.filter((part) => part.type === 'locations');
  return (
    <ContentPage path={paths.support()} title={title} description={descriptionOf(parts)}>
      <div className={styles.columns}>
        <div>
          <div className={`prose ${styles.introduction}`}>
            <ContentParts parts={parts.slice(0, introduction)} />
          </div>
          <ContactWays />
        </div>
        <div className={`prose ${marginHeads.marginHeads} ${styles.support}`}>
          <ContentParts parts={parts.slice(introduction).filter((part) => part !== elsewhere)} anchorPrefix="" />
          {own && elsewhere && (
            <Fold title={t('shell.support.elsewhere')}>
              <Locations locations={elsewhere.locations} level={3} />
            </Fold>
          )}
        </div>
      </div>
    </ContentPage>
  );
}
