import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

/** Of a day there is no kind among the fields. */
const kind = { type: 'date' } as const;

/** A field for a day; its value is the ISO day, `2026-11-30`, or empty. */
export function DayField(props: Omit<FieldProps, 'variant'>) {
  return <Field {...props} {...kind} />;
}
