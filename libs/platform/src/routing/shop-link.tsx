import { Link, useNavigate, type LinkProps, type NavigateOptions } from 'react-router';
import { useApp } from '../app-provider.tsx';

export interface ShopLinkProps extends Omit<LinkProps, 'to' | 'discover' | 'prefetch'> {
  /** A path of `paths.ts`. */
  to: string;
  /** Prefetches code and data when pointer, touch or focus reach the link; turned off where a page lists dozens of links. */
  prefetch?: boolean;
}

/** Link inside the shop: adds locale and companyId, and prefetches on intent. A real `<a>`, so that ctrl and middle click work. */
export function ShopLink({ to, prefetch = true, onPointerEnter, onFocus, onTouchStart, ...rest }: ShopLinkProps) {
  const app = useApp();
  const intend = () => {
    if (prefetch) app.prefetch(to);
  };
  return (
    <Link
      {...rest}
      to={app.href(to)}
      discover="none"
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        intend();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        intend();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        intend();
      }}
    />
  );
}

/** Navigates to a path of `paths.ts`. */
export function useShopNavigate(): (path: string, options?: NavigateOptions) => void {
  const app = useApp();
  const navigate = useNavigate();
  return (path, options) => void navigate(app.href(path), options);
}
