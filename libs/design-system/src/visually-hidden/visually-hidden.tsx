import type { ComponentProps } from 'react';

/** Text for those who listen. Give it a `role`, for instance `status`, to have changes read out. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className' | 'style'>) {
  return <span {...props} className="sr" />;
}
