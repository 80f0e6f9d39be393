import { usePrefetchedQuery } from '@shop/platform';
import { useLoaderData } from 'react-router';
import { ConsentSetting } from '../consent/consent-setting.tsx';
import { ContentPage } from '../content/content-page.tsx';
import { ContentParts } from '../content/content-parts.tsx';
import { ContentsList, headingsOf } from '../content/contents-list.tsx';
import { descriptionOf } from '../content/description-of.ts';
import { contentPageQuery } from '../queries.ts';
import { policyPages, type PolicyPageName } from './policy-pages.ts';

/** A legal text or statement; the one on cookies includes the consent setting. */
export function PolicyPage() {
  const name = useLoaderData<PolicyPageName>();
  const { title, parts, updated } = usePrefetchedQuery(contentPageQuery(name));
  return (
    <ContentPage
      path={`/${policyPages[name]}`}
      title={title}
      description={descriptionOf(parts)}
      updated={updated}
      aside={<ContentsList entries={headingsOf(parts, '')} />}
    >
      {name === 'cookies' && <ConsentSetting />}
      <div className="prose">
        <ContentParts parts={parts} anchorPrefix="" />
      </div>
    </ContentPage>
  );
}
