import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './checkbox.module.css';

/** HTML allows `autocomplete` on no checkbox. */
export type CheckboxProps = Omit<ComponentProps<'input'>, 'style' | 'type' | 'size' | 'autoComplete'> & {
  label: ReactNode;
  /** At the end of the line, for instance the number of matching articles. */
  count?: ReactNode;
  /** Shows the mixed state, when only some of the represented options are on. */
  indeterminate?: boolean;
};

/** A checkbox whose label belongs to the target. */
export function Checkbox({ label, count, indeterminate = false, className, ...rest }: CheckboxProps) {
  const id = useId();
  const mark = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = indeterminate;
  };
  return (
    <label className={classNames(styles.check, className)}>
      <input ref={mark} id={id} {...rest} type="checkbox" className={styles.box} />
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
