import { PageTitle, useApp } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { NumberPicture } from '../unit-search/number-picture.tsx';
import { SearchBlock } from '../unit-search/search-block.tsx';
import { useText } from '../text.ts';
import { askedQuery, readAsked } from './asked.ts';
import { FillFromUnit } from './fill-from-unit.tsx';
import { replacementBlocksQuery } from './replacement-queries.ts';
import { ReplacementForm } from './replacement-form.tsx';
import styles from './replacement.module.css';

/** What stands there today, of whichever make: the form, filled in by hand or from a unit. */
export function ReplacementPage() {
  const t = useText();
  const { companyId } = useApp();
  const [search] = useSearchParams();
  const { asked, invalid } = readAsked(search);
  const { data } = useQuery({ ...replacementBlocksQuery(), enabled: companyId === undefined });
  const blockOf = (name: string) => data?.blocks.find((block) => block.name === name);
  const [top, bottom] = [blockOf('unitreplacementtop'), blockOf('unitreplacementbottom')];
  const title = top?.title ?? t('units.replacement.title');
  const lead = top ? top.lead : t('units.replacement.lead');
  const query = askedQuery(asked);
  return (
    <article className={styles.page}>
      <PageTitle title={title} />
      <meta name="description" content={lead ?? t('units.replacement.lead')} />
      {search.size > 0 && <meta name="robots" content="noindex" />}
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.lead}>
        {lead && (
          <p>
            <bdi>{lead}</bdi>
          </p>
        )}
        {top && <SearchBlock parts={top.parts} />}
      </div>
      <FillFromUnit serialNumber={search.get('serialNumber')?.trim() ?? ''} />
      <ReplacementForm key={query} asked={asked} invalid={invalid} />
      {bottom && (
        <section className={styles.below}>
          <figure className={styles.number}>
            <NumberPicture asksSerialOnly />
            <figcaption>{t('units.replacement.number')}</figcaption>
          </figure>
          <SearchBlock parts={bottom.parts} />
        </section>
      )}
    </article>
  );
}
