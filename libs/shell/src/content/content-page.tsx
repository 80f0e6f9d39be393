import { PageTitle, useApp } from '@shop/platform';
import { formatDate } from '@shop/i18n';
import type { ReactNode } from 'react';
import { Alternates } from '../alternates/alternates.tsx';
import { useText } from '../text.ts';
import styles from './content-page.module.css';

interface ContentPageProps {
  /** A path of `paths.ts`. */
  path: string;
  title: string;
  /** Document title, if it differs from the heading. */
  documentTitle?: string;
  /** Description for search engines; by default the title. */
  description?: string | undefined;
  /** ISO date of the last change. */
  updated?: string | undefined;
  /** Beside the text on wide screens, above it on narrow ones: contents, or links to related pages. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A text page: heading, aside and text with limited line length. */
export function ContentPage({
  path,
  title,
  documentTitle = title,
  description,
  updated,
  aside,
  children,
}: ContentPageProps) {
  return (
    <article className={styles.page}>
      <PageTitle title={documentTitle} />
      <meta name="description" content={description ?? documentTitle} />
      <Alternates path={path} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {updated !== undefined && <Updated date={updated} />}
      </header>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      <div className={styles.text}>{children}</div>
    </article>
  );
}

export function Updated({ date }: { date: string }) {
  const t = useText();
  const { tag } = useApp().locale;
  return (
    <p className={styles.updated}>
      <time dateTime={date}>{t('shell.content.updated', { date: formatDate(date, tag) })}</time>
    </p>
  );
}
