import type { ReactNode } from 'react';

/** What a component knows about a link it wants to show; who renders it decides how it navigates. */
export type LinkParts = {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  rel?: string;
  'aria-current'?: 'page' | 'true' | undefined;
  'aria-label'?: string | undefined;
};

/** Turns link parts into an element, for instance the link of the application's router. */
export type RenderLink = (parts: LinkParts) => ReactNode;

/** The link of a page without a router. */
export const plainLink: RenderLink = ({ children, ...parts }) => <a {...parts}>{children}</a>;
