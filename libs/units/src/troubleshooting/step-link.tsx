import { ShopLink } from '@shop/platform';
import type { ReactNode } from 'react';
import { useUnitPage } from '../unit/use-unit-page.ts';
import { viewParameter } from './guide-steps.ts';

interface StepLinkProps {
  /** Answers that the address shall have; empty: none. */
  view: string;
  className?: string | undefined;
  /** Called when it is followed on this page. */
  onClick?: () => void;
  children: ReactNode;
}

/** Leads to a step of the guide, within the page. */
export function StepLink({ view, children, ...rest }: StepLinkProps) {
  const { unit, pathOf } = useUnitPage();
  const path = pathOf(unit.equipmentId, 'technical-troubleshooting');
  return (
    <ShopLink
      to={view === '' ? path : `${path}?${viewParameter}=${view}`}
      preventScrollReset
      state={{ samePage: true }}
      {...rest}
    >
      {children}
    </ShopLink>
  );
}
