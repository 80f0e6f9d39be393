import { ShopLink, useApp } from '@shop/platform';
import type { PortalPage } from '../portal-page.ts';
import styles from './portal-layout.module.css';

interface PortalNavigationProps {
  label: string;
  pages: readonly PortalPage[];
  open: PortalPage;
}

/** The pages of the account area; above them on the phone, beside them where there is room. */
export function PortalNavigation({ label, pages, open }: PortalNavigationProps) {
  const { i18n } = useApp();
  return (
    <nav aria-label={label} className={styles.navigation}>
      <ul>
        {pages.map((page) => (
          <li key={page.to}>
            <ShopLink to={page.to} aria-current={page === open ? 'page' : undefined}>
              {page.label(i18n)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
