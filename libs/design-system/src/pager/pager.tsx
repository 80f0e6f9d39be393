import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { plainLink } from '../render-link/render-link.tsx';
import type { RenderLink } from '../render-link/render-link.tsx';
import { pagerWindow } from './pager-window.ts';
import styles from './pager.module.css';

export type PagerProps = {
  /** Accessible name of the navigation. */
  label: string;
  /** Pages count from 1. */
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** The shown range, for instance "1 to 12 of 64". */
  summary?: ReactNode;
  renderLink?: RenderLink;
};

/** Links to the pages of a list. */
export function Pager(props: PagerProps) {
  const { label, current, total, hrefOf, pageLabel, previousLabel, nextLabel, summary, renderLink = plainLink } = props;
  const link = (page: number, name: string, children: ReactNode) =>
    renderLink({
      href: hrefOf(page),
      className: styles.link,
      'aria-label': name,
      'aria-current': page === current ? 'page' : undefined,
      children,
    });
  return (
    <nav aria-label={label} className={styles.pager}>
      <bdi className={styles.summary}>{summary}</bdi>
      {total > 1 && (
        <ol className={styles.pages}>
          {current > 1 && <li>{link(current - 1, previousLabel, <Icon name="chevron-left" />)}</li>}
          {pagerWindow(current, total).map((entry, index) => (
            <Fragment key={index}>
              {entry === 'gap' ? (
                <li className={styles.gap} aria-hidden="true">
                  …
                </li>
              ) : (
                <li className={isFar(entry, current, total) ? styles.far : undefined}>
                  {link(entry, pageLabel(entry), entry)}
                </li>
              )}
            </Fragment>
          ))}
          {current < total && <li>{link(current + 1, nextLabel, <Icon name="chevron-right" />)}</li>}
        </ol>
      )}
    </nav>
  );
}

/** Hidden on phones, which fit seven targets of 44 px. */
function isFar(page: number, current: number, total: number): boolean {
  return total > 5 && page > 1 && page < total && Math.abs(page - current) > 1;
}
