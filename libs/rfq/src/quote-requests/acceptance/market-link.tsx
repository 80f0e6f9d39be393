import { ShopLink } from '@shop/platform';
import type { ReactNode } from 'react';
import type { OrderMarket } from '../../quote/use-order-market.ts';

interface MarketLinkProps {
  market: OrderMarket;
  /** A path of `paths.ts`. */
  to: string;
  className: string;
  label: string;
  children: ReactNode;
}

/** A link to a page of the request's market; another market loads a new document. */
export function MarketLink({ market, to, label, ...link }: MarketLinkProps) {
  if (!market.isOther) return <ShopLink to={to} prefetch={false} aria-label={label} {...link} />;
  return (
    <a href={market.href(to)} aria-label={label} {...link}>
      {link.children}
    </a>
  );
}
