import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { plainLink } from '../render-link/render-link.tsx';
import type { RenderLink } from '../render-link/render-link.tsx';
import styles from './table.module.css';

export type SortHeadingProps = {
  label: ReactNode;
  unit?: ReactNode;
  numeric?: boolean;
  /** Full name, where the label is a short one. */
  title?: string | undefined;
  /** Room of a `FitTable` from which it is shown. */
  from?: number | undefined;
  /** Present sort direction of this column. */
  direction?: 'ascending' | 'descending' | undefined;
  /** Address of the table sorted by this column. */
  href: string;
  renderLink?: RenderLink;
};

/** Heading of a sortable column. */
export function SortHeading({
  label,
  unit,
  numeric = false,
  title,
  from,
  direction,
  href,
  renderLink = plainLink,
}: SortHeadingProps) {
  return (
    <th scope="col" aria-sort={direction} title={title} data-from={from} className={numeric ? 'num' : undefined}>
      {renderLink({
        href,
        rel: 'nofollow',
        className: classNames(styles.sort, direction && styles.sorted),
        children: (
          <>
            {label}
            {direction && <Icon name={direction === 'ascending' ? 'sort-up' : 'sort-down'} size={16} />}
          </>
        ),
      })}
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </th>
  );
}
