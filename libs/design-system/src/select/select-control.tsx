import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useEarlyValue } from '../field/use-early-value.ts';
import { Icon } from '../icon/icon.tsx';
import styles from '../field/field.module.css';

/** The browser's own select with our frame and arrow; `Select` and `PlainSelect` add label and texts. */
export function SelectControl(select: ComponentProps<'select'>) {
  const ownId = useId();
  const { id = ownId, value } = select;
  useEarlyValue(id, value === undefined ? undefined : String(value));
  return (
    <span className={classNames(styles.control, styles.selectWrap)}>
      <select {...select} id={id} className={classNames(styles.input, styles.select)} />
      <Icon name="chevron-down" size={16} className={styles.arrow} />
    </span>
  );
}
