import { Drawing } from '@shop/design-system';
import { paths, ShopLink, settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';
import { Logo } from '../logo/logo.tsx';
import styles from './header.module.css';

/** The logo linking home: Vadholm's, or that of an exclusive company. Where there is none, its name takes the place of the picture. */
export function LogoLink() {
  const t = useText();
  const { exclusiveCompany, companyId, logo, companyName } = usePrefetchedQuery(settingsQuery());
  const name = (exclusiveCompany && companyName) || t('shell.brand');
  return (
    <ShopLink to={paths.home()} className={styles.logo} aria-label={t('shell.logo', { name })}>
      {exclusiveCompany && logo ? (
        <Drawing
          image={logo}
          width={logo.width}
          height={logo.height}
          alt=""
          loading="eager"
          className={styles.companyLogo}
        />
      ) : exclusiveCompany ? (
        <img src={`/logo-${companyId}.png`} alt={name} className={styles.companyName} />
      ) : (
        <Logo />
      )}
    </ShopLink>
  );
}
