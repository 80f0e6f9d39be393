import { Button, Notice, SkeletonRows } from '@shop/design-system';
import { formatDate } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { ContentParts } from '../content/content-parts.tsx';
import { useFailureToast } from '../notices/use-failure-toast.ts';
import { termsOfUseQuery } from '../queries.ts';
import { useText } from '../text.ts';
import styles from './terms-dialog.module.css';

/** Text of the terms, in a region that scrolls by keyboard. */
export function TermsText() {
  const t = useText();
  const { locale } = useApp();
  const { data, isError, isFetching, refetch } = useQuery(termsOfUseQuery());
  const failed = isError && data === undefined;
  useFailureToast(failed, t('shell.terms.fetchFailed'), 'terms');
  if (failed) {
    return (
      <Notice
        type="critical"
        title={t('shell.terms.fetchFailed')}
        action={
          <Button size="small" pending={isFetching} pendingText={t('shell.loading')} onClick={() => void refetch()}>
            {t('shell.retry')}
          </Button>
        }
      />
    );
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be reachable by keyboard (WCAG 2.1.1)
    <div role="region" aria-label={t('shell.entry.terms')} tabIndex={0} data-autofocus className={styles.text}>
      {data ? (
        <div className="prose">
          {data.updated && (
            <p className="muted">{t('shell.termsDialog.since', { date: formatDate(data.updated, locale.tag) })}</p>
          )}
          {data.parts ? <ContentParts parts={data.parts} level={3} /> : <PlainText text={data.text} />}
        </div>
      ) : (
        <SkeletonRows label={t('shell.loading')} />
      )}
    </div>
  );
}

function PlainText({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>);
}
