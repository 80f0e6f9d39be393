import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { classNames } from '../class-names/class-names.ts';
import { plainLink } from '../render-link/render-link.tsx';
import type { RenderLink } from '../render-link/render-link.tsx';
import { Fragment, type ReactNode } from 'react';
import styles from './radio-group.module.css';

export type SegmentedLinksProps = {
  label: string;
  links: readonly { href: string; label: ReactNode; icon?: IconName; current?: boolean }[];
  renderLink?: RenderLink;
  className?: string;
};

/** Looks like the segmented radio group, but its segments are links, so that it works without a script. */
export function SegmentedLinks({ label, links, renderLink = plainLink, className }: SegmentedLinksProps) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.segmented, className)}>
      {links.map((link) => (
        <Fragment key={link.href}>
          {renderLink({
            href: link.href,
            className: styles.segment,
            'aria-current': link.current ? 'true' : undefined,
            children: (
              <>
                {link.icon && <Icon name={link.icon} size={16} />}
                {link.label}
              </>
            ),
          })}
        </Fragment>
      ))}
    </div>
  );
}
