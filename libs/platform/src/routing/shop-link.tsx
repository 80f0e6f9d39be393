import { Link, useNavigate, type LinkProps, type NavigateOptions } from 'react-router';
import { useApp } from '../app-provider.tsx';

export interface ShopLinkProps extends Omit<LinkProps, 'to' | 'discover' | 'prefetch' | 'onPointerLeave' | 'onBlur'> {
  /** A path of `paths.ts`. */
  to: string;
  /** Prefetches code and data when a mouse or the focus rests on the link; turned off where a page lists dozens of links. */
  prefetch?: boolean;
}

/** Link inside the shop: adds locale and companyId, and prefetches on intent. A real `<a>`, so that ctrl and middle click work. */
export function ShopLink({ to, prefetch = true, onPointerEnter, onFocus, ...rest }: ShopLinkProps) {
  const app = useApp();
  const intend = () => app.prefetch(prefetch ? to : undefined);
  const leave = () => app.prefetch(undefined);
  return (
    <Link
      {...rest}
      to={app.href(to)}
      discover="none"
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        // a finger reaches a link only to follow it, or to scroll
        if (event.pointerType !== 'touch') intend();
      }}
      onPointerLeave={leave}
      onFocus={(event) => {
        onFocus?.(event);
        intend();
      }}
      onBlur={leave}
    />
  );
}

/** Navigates to a path of `paths.ts`. */
export function useShopNavigate(): (path: string, options?: NavigateOptions) => void {
  const app = useApp();
  const navigate = useNavigate();
  return (path, options) => void navigate(app.href(path), options);
}
