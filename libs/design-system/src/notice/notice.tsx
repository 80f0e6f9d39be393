import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './notice.module.css';

export type NoticeType = 'success' | 'informative' | 'warning' | 'critical';

export type NoticeProps = {
  type: NoticeType;
  /** The message in short; comes first, in the colour of its type. */
  title: ReactNode;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Announces a notice caused by the reader's action: at once if critical, else at the next pause. */
  live?: boolean;
  className?: string;
};

const icons: Record<NoticeType, IconName> = {
  success: 'check',
  informative: 'info',
  warning: 'warning',
  critical: 'critical',
};

/** An inline message: an icon and words, never colour alone. */
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
