import type { ComponentProps } from 'react';

/** Text for screen readers only. Set a `role`, for instance `status`, to announce changes. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className' | 'style'>) {
  return <span {...props} className="sr" />;
}
