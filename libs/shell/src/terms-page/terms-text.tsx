import { SkeletonRows } from '@shop/design-system';
import type { Terms } from '@shop/api-contracts';
import { Updated } from '../content/content-page.tsx';
import { ContentParts } from '../content/content-parts.tsx';
import { FailedPart } from '../content/failed-part.tsx';
import { useText } from '../text.ts';
import styles from './terms-page.module.css';

interface TermsTextProps {
  anchor: string;
  title: string;
  terms: { data: Terms | undefined; hasFailed: boolean; isFetching: boolean; refetch: () => unknown };
}

export function TermsText({ anchor, title, terms: { data, hasFailed, isFetching, refetch } }: TermsTextProps) {
  const t = useText();
  return (
    <section aria-labelledby={anchor} className={styles.terms}>
      <h2 id={anchor}>{title}</h2>
      {data?.updated !== undefined && <Updated date={data.updated} />}
      <div className={`prose ${styles.text}`}>
        {data ? (
          <Text terms={data} anchor={anchor} />
        ) : hasFailed ? (
          <FailedPart text={t('shell.terms.fetchFailed')} isTrying={isFetching} retry={refetch} />
        ) : (
          <SkeletonRows rows={8} label={t('shell.loading')} />
        )}
      </div>
    </section>
  );
}

/** Structured if upstream provides it so, else the plain text, with paragraphs separated by empty lines. */
function Text({ terms: { text, parts }, anchor }: { terms: Terms; anchor: string }) {
  if (parts) return <ContentParts parts={parts} level={3} anchorPrefix={`${anchor}-`} />;
  return text.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>);
}
