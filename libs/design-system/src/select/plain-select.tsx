import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { SelectControl } from './select-control.tsx';
import styles from '../field/field.module.css';

type PlainSelectProps = Omit<ComponentProps<'select'>, 'style' | 'size' | 'multiple' | 'id'> & {
  label: ReactNode;
  /** `<option>` elements. */
  children: ReactNode;
};

/** A choice that cannot be wrong, such as an order of rows: a `Select` without hint and check, for pages whose first load is small. */
export function PlainSelect({ label, className, ...select }: PlainSelectProps) {
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <SelectControl {...select} id={id} />
    </div>
  );
}
