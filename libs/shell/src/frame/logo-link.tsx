import { Drawing } from '@shop/design-system';
import { paths, ShopLink, settingsQuery, usePrefetchedQuery, useShopName } from '@shop/platform';
import { useText } from '../text.ts';
import { Logo } from '../logo/logo.tsx';
import styles from './header.module.css';

/** The logo linking home: Vadholm's, or that of an exclusive company or of a shop with a name of its own. Where there is none, the name takes the place of the picture. */
export function LogoLink() {
  const t = useText();
  const ownName = useShopName();
  const { exclusiveCompany, companyId, logo, companyName, shopName } = usePrefetchedQuery(settingsQuery());
  const name = (exclusiveCompany && companyName) || ownName;
  return (
    <ShopLink to={paths.home()} className={styles.logo} aria-label={t('shell.logo', { name })}>
      {logo ? (
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
      ) : shopName ? (
        name
      ) : (
        <Logo />
      )}
    </ShopLink>
  );
}
