import { paths, settingsQuery, usePrefetchedQuery, useShopName } from '@shop/platform';
import { DisplayChoices } from '../display-choices/display-choices.tsx';
import { entryPath, footerEntries } from '../frame-entries/frame-entries.ts';
import { Logo } from '../logo/logo.tsx';
import { useFrameEntries } from '../frame-entries/use-frame-entries.ts';
import { useText } from '../text.ts';
import { CategoryLinks } from './category-links.tsx';
import { Contact } from './contact.tsx';
import { FooterSection } from './footer-section.tsx';
import { LegalLinks } from './legal-links.tsx';
import { PageLink } from './page-link.tsx';
import styles from './footer.module.css';

/** Contact, links by section, display choices and the legal line; reduced for exclusive companies. */
export function Footer() {
  const t = useText();
  const brand = useShopName();
  const { exclusiveCompany, companyName, contact, socialLinks = [], shopName } = usePrefetchedQuery(settingsQuery());
  const ownName = (exclusiveCompany && companyName) || shopName;
  const products = useFrameEntries(footerEntries.products);
  const help = useFrameEntries(footerEntries.help);
  const buying = useFrameEntries(footerEntries.buying);
  const social = useFrameEntries(footerEntries.social);
  return (
    <footer className={styles.footer}>
      <div className="page">
        <div className={exclusiveCompany ? `${styles.columns} ${styles.reduced}` : styles.columns}>
          <div>
            {ownName ? <h2 className={styles.heading}>{ownName}</h2> : <Logo />}
            {contact && <Contact contact={contact} />}
          </div>
          {products.shown.length > 0 && (
            <FooterSection title={t('shell.products')}>
              {products.has('categories') && <CategoryLinks />}
              {products.has('remade') && <PageLink to={paths.remade()} text={t('shell.entry.remade')} />}
            </FooterSection>
          )}
          {help.shown.length > 0 && (
            <FooterSection title={t('shell.footer.help')}>
              {help.shown.map((entry) => (
                <PageLink key={entry.name} to={entryPath(entry)} text={t(`shell.entry.${entry.name}`)} />
              ))}
            </FooterSection>
          )}
          {buying.shown.length > 0 && (
            <FooterSection title={t('shell.footer.buying')}>
              {buying.shown.map((entry) => (
                <PageLink key={entry.name} to={entryPath(entry)} text={t(`shell.entry.${entry.name}`)} />
              ))}
            </FooterSection>
          )}
          {social.has('social') && socialLinks.length > 0 && (
            <FooterSection title={t('shell.footer.elsewhere')}>
              {socialLinks.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener noreferrer" className={styles.link}>
                    {name}
                  </a>
                </li>
              ))}
            </FooterSection>
          )}
          <section aria-labelledby="footer-display" className={styles.display}>
            <h2 id="footer-display" className={styles.heading}>
              {t('shell.footer.display')}
            </h2>
            <DisplayChoices />
          </section>
        </div>
        <div className={styles.legal}>
          <span>© {contact?.name ?? brand}</span>
          <LegalLinks entries={footerEntries.legal} />
        </div>
      </div>
    </footer>
  );
}
