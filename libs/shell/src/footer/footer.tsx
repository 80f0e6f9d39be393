import { paths, settingsQuery, ShopLink, useCurrentPath, usePrefetchedQuery } from '@shop/platform';
import { DisplayChoices } from '../display-choices/display-choices.tsx';
import { entryPath, footerEntries, type FrameEntry } from '../frame-entries/frame-entries.ts';
import { Logo } from '../logo/logo.tsx';
import { useFrameEntries } from '../frame-entries/use-frame-entries.ts';
import { useMarketName } from '../market-picker/use-market-name.ts';
import { useText } from '../text.ts';
import { CategoryLinks } from './category-links.tsx';
import { Contact } from './contact.tsx';
import { FooterSection } from './footer-section.tsx';
import styles from './footer.module.css';

/** Contact, links by section, display choices and the legal line; reduced for exclusive companies. */
export function Footer() {
  const t = useText();
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
          <span>© {contact?.name ?? t('shell.brand')}</span>
          <LegalLinks />
        </div>
      </div>
    </footer>
  );
}

function LegalLinks() {
  const { shown } = useFrameEntries(footerEntries.legal);
  return (
    <ul className={styles.legalLinks}>
      {shown.map((entry) => (
        <LegalLink key={entry.name} entry={entry} />
      ))}
    </ul>
  );
}

function LegalLink({ entry }: { entry: FrameEntry<(typeof footerEntries.legal)[number]['name']> }) {
  const t = useText();
  if (entry.name !== 'market') return <PageLink to={entryPath(entry)} text={t(`shell.entry.${entry.name}`)} />;
  return (
    <li>
      <FooterMarketLink />
    </li>
  );
}

/** A plain link to all markets, unlike the one at the top of the page, which opens a dialog. */
function FooterMarketLink() {
  const t = useText();
  const here = useCurrentPath();
  const marketName = useMarketName();
  return (
    <ShopLink
      to={paths.switcher()}
      state={{ from: here }}
      className={styles.link}
      aria-label={t('shell.marketNow', { market: marketName })}
    >
      {marketName}
    </ShopLink>
  );
}

function PageLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <ShopLink to={to} className={styles.link}>
        {text}
      </ShopLink>
    </li>
  );
}
