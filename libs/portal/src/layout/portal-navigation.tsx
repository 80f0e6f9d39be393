import { linkRowClass, useCurrentInView } from '@shop/design-system';
import { ShopLink, useApp } from '@shop/platform';
import type { PortalPage } from '../portal-page.ts';
import styles from './portal-layout.module.css';

interface PortalNavigationProps {
  label: string;
  pages: readonly PortalPage[];
  open: PortalPage;
}

/** Navigation of the account area; one row above the page on phones, beside it on wider screens. */
export function PortalNavigation({ label, pages, open }: PortalNavigationProps) {
  const { i18n } = useApp();
  const list = useCurrentInView<HTMLUListElement>(open);
  return (
    <nav aria-label={label} className={styles.navigation}>
      <ul ref={list} className={linkRowClass}>
        {pages.map((page) => (
          <li key={page.to}>
            <ShopLink to={page.to} aria-current={page.to === open.to ? 'page' : undefined}>
              {page.label(i18n)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
