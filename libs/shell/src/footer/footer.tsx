import { categoryName, categoryTreeQuery, paths, settingsQuery, ShopLink, usePrefetchedQuery } from '@shop/platform';
import { DisplayChoices } from '../display-choices/display-choices.tsx';
import { Logo } from '../frame/logo.tsx';
import { useMarketName } from '../frame/use-market-name.ts';
import { useText } from '../text.ts';
import { Contact } from './contact.tsx';
import styles from './footer.module.css';

/** Contact, the ways into the catalogue and the display choices; for exclusive companies only contact and choices (specification §2). */
export function Footer() {
  const t = useText();
  const { exclusiveCompany, companyName, contact, socialLinks = [] } = usePrefetchedQuery(settingsQuery());
  const tree = usePrefetchedQuery(categoryTreeQuery());
  const marketName = useMarketName();
  const roots = tree.filter((category) => category.visible);
  return (
    <footer className={styles.footer} data-chrome>
      <div className="page">
        <div className={exclusiveCompany ? `${styles.columns} ${styles.reduced}` : styles.columns}>
          <div>
            {exclusiveCompany && companyName ? <h2 className={styles.heading}>{companyName}</h2> : <Logo />}
            {contact && <Contact contact={contact} />}
          </div>
          {!exclusiveCompany && (
            <nav aria-labelledby="footer-shop">
              <h2 id="footer-shop" className={styles.heading}>
                {t('shell.products')}
              </h2>
              <ul>
                {roots.map((category) => (
                  <li key={category.id}>
                    <ShopLink to={paths.category(category)} className={styles.link}>
                      {categoryName(category)}
                    </ShopLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {!exclusiveCompany && socialLinks.length > 0 && (
            <nav aria-labelledby="footer-elsewhere">
              <h2 id="footer-elsewhere" className={styles.heading}>
                {t('shell.footer.elsewhere')}
              </h2>
              <ul>
                {socialLinks.map(({ name, url }) => (
                  <li key={url}>
                    <a href={url} rel="noopener noreferrer" className={styles.link}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <section aria-labelledby="footer-display" className={styles.display}>
            <h2 id="footer-display" className={styles.heading}>
              {t('shell.footer.display')}
            </h2>
            <DisplayChoices />
          </section>
        </div>
        <div className={styles.legal}>
          <span>© {contact?.name ?? t('shell.brand')}</span>
          {!exclusiveCompany && (
            <ShopLink
              to={paths.switcher()}
              className={styles.link}
              aria-label={t('shell.marketNow', { market: marketName })}
            >
              {marketName}
            </ShopLink>
          )}
        </div>
      </div>
    </footer>
  );
}
