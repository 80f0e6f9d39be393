import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from '../field/field.module.css';

/** The browser's own select with our frame and arrow; `Select` and `PlainSelect` add label and texts. */
export function SelectControl(select: ComponentProps<'select'>) {
  return (
    <span className={classNames(styles.control, styles.selectWrap)}>
      <select {...select} className={classNames(styles.input, styles.select)} />
      <Icon name="chevron-down" size={16} className={styles.arrow} />
    </span>
  );
}
