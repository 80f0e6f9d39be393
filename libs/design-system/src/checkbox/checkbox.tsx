import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'style' | 'type' | 'size'> & {
  label: ReactNode;
  /** At the end of the line, for instance how many articles have this value. */
  count?: ReactNode;
  /** Neither on nor off, because only some of what it stands for are. */
  indeterminate?: boolean;
};

/** A box to tick, with its label as part of the target. */
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
