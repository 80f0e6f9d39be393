import { Fragment } from 'react';
import { Icon } from '../icon/icon.tsx';
import { plainLink } from '../render-link/render-link.tsx';
import type { RenderLink } from '../render-link/render-link.tsx';
import styles from './crumbs.module.css';

export type CrumbsProps = {
  /** Accessible name of the navigation. */
  label: string;
  /** From the root to the current page, which comes last and has no address. */
  items: readonly { label: string; href?: string }[];
  renderLink?: RenderLink;
};

/** Breadcrumbs from the root to the current page. A small screen shows only the link to the level above. */
export function Crumbs({ label, items, renderLink = plainLink }: CrumbsProps) {
  const back = items.findLastIndex((item) => item.href !== undefined);
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {items.map((item, index) => (
          <li
            key={index}
            className={index === back ? styles.back : undefined}
            aria-current={item.href === undefined ? 'page' : undefined}
          >
            {item.href === undefined ? (
              item.label
            ) : (
              <Fragment>
                {renderLink({
                  href: item.href,
                  className: styles.link,
                  children: (
                    <>
                      {index === back && <Icon name="chevron-left" size={16} className={styles.chevron} />}
                      {item.label}
                    </>
                  ),
                })}
              </Fragment>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
