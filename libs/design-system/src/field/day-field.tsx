import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

/** None of the field variants is for dates. */
const kind = { type: 'date' } as const;

/** A date field; its value is an ISO day, `2026-11-30`, or empty. */
export function DayField(props: Omit<FieldProps, 'variant'>) {
  return <Field {...props} {...kind} />;
}
