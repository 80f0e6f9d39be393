import { paths, ShopLink, useCurrentPath } from '@shop/platform';
import { entryPath, type FrameEntry } from '../frame-entries/frame-entries.ts';
import { useFrameEntries } from '../frame-entries/use-frame-entries.ts';
import { useMarketName } from '../market-picker/use-market-name.ts';
import { useText } from '../text.ts';
import { PageLink } from './page-link.tsx';
import styles from './footer.module.css';

type LegalName = 'support' | 'terms' | 'returns' | 'privacy' | 'cookies' | 'accessibility' | 'market';

/** Terms, privacy and what else has to be found on a page, in one line. */
export function LegalLinks({ entries }: { entries: readonly FrameEntry<LegalName>[] }) {
  const { shown } = useFrameEntries(entries);
  return (
    <ul className={styles.legalLinks}>
      {shown.map((entry) => (
        <LegalLink key={entry.name} entry={entry} />
      ))}
    </ul>
  );
}

function LegalLink({ entry }: { entry: FrameEntry<LegalName> }) {
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
