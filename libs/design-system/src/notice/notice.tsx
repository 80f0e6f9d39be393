import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './notice.module.css';

/** The four kinds. */
export type NoticeType = 'success' | 'informative' | 'warning' | 'critical';

export type NoticeProps = {
  type: NoticeType;
  /** The word or sentence that says it all; stands first, in the colour of the kind. */
  title: ReactNode;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** It appeared because of what the reader did: read out at once if critical, else when there is a pause. */
  live?: boolean;
  className?: string;
};

const icons: Record<NoticeType, IconName> = {
  success: 'check',
  informative: 'info',
  warning: 'warning',
  critical: 'critical',
};

/** A message in its place on the page: an icon, a word, and never colour alone. */
export function Notice({ type, title, children, action, live = false, className }: NoticeProps) {
  const role = live ? (type === 'critical' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} className={classNames(styles.notice, styles[type], className)}>
      <Icon name={icons[type]} className={styles.icon} />
      <div className={styles.text}>
        <strong>{title}</strong> {children}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
