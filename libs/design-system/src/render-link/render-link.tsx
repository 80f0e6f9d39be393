import type { ReactNode } from 'react';

/** Props of a link; the application decides how it navigates. */
export type LinkParts = {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  rel?: string;
  'aria-current'?: 'page' | 'true' | undefined;
  'aria-label'?: string | undefined;
};

/** Renders a link, for instance with the application's router. */
export type RenderLink = (parts: LinkParts) => ReactNode;

/** A link without a router. */
export const plainLink: RenderLink = ({ children, ...parts }) => <a {...parts}>{children}</a>;
