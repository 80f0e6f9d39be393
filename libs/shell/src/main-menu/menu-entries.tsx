import { Icon, type IconName } from '@shop/design-system';
import { paths, ShopLink, useCurrentPath, useSignInAddress, useUser } from '@shop/platform';
import type { MouseEvent } from 'react';
import { useCompanyName } from '../account/use-company-name.ts';
import { usePortalName } from '../account/use-portal-name.ts';
import { useSignOut } from '../account/use-sign-out.ts';
import { entryPath, menuEntries, type FrameEntry } from '../frame-entries/frame-entries.ts';
import { useFrameEntries } from '../frame-entries/use-frame-entries.ts';
import { useMarketName } from '../market-picker/use-market-name.ts';
import { isPlainClick } from '../market-picker/is-plain-click.ts';
import { useText } from '../text.ts';
import type { MenuDialog } from './menu-names.ts';
import styles from './menu-entries.module.css';

interface MenuEntriesProps {
  onClose: () => void;
  onDialog: (dialog: MenuDialog) => void;
}

type Entry = FrameEntry<(typeof menuEntries)[number]['name']>;

/** Entries of the slide-in menu besides products. */
export function MenuEntries({ onClose, onDialog }: MenuEntriesProps) {
  const { shown } = useFrameEntries<Entry['name']>(menuEntries);
  return (
    <ul className={styles.entries}>
      {shown
        .filter(({ name }) => name !== 'products')
        .map((entry) => (
          <li key={entry.name}>
            <MenuEntry entry={entry} onClose={onClose} onDialog={onDialog} />
          </li>
        ))}
    </ul>
  );
}

function MenuEntry({ entry, onClose, onDialog }: MenuEntriesProps & { entry: Entry }) {
  const t = useText();
  switch (entry.name) {
    case 'products':
      return null;
    case 'configure':
    case 'quickOrder':
    case 'unitReplacement':
    case 'myAccount':
    case 'support':
      return <PageEntry entry={entry} name={entry.name} onClose={onClose} />;
    case 'changeCompany':
      return <CompanyEntry onOpen={() => onDialog('company')} />;
    case 'market':
      return <MarketEntry onOpen={() => onDialog('market')} />;
    case 'signIn':
      return <SignInEntry text={t('shell.account.signIn')} />;
    case 'fakeAuth':
      return <SignInEntry text={t('shell.account.fake')} fake />;
    case 'signOut':
      return <SignOutEntry />;
  }
}

const pageIcons = {
  configure: 'configure',
  quickOrder: 'list',
  unitReplacement: 'arrow-right',
  support: 'support',
} as const;

interface PageEntryProps {
  entry: Entry;
  name: keyof typeof pageIcons | 'myAccount';
  onClose: () => void;
}

function PageEntry({ entry, name, onClose }: PageEntryProps) {
  const t = useText();
  return (
    <ShopLink to={entryPath(entry)} className={styles.entry} onClick={onClose}>
      {name === 'myAccount' ? <AccountLine /> : <Line icon={pageIcons[name]} text={t(`shell.entry.${name}`)} />}
    </ShopLink>
  );
}

function AccountLine() {
  return <Line icon="person" text={usePortalName()} note={useCompanyName()} />;
}

function CompanyEntry({ onOpen }: { onOpen: () => void }) {
  const t = useText();
  const companyName = useCompanyName();
  return (
    <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onOpen}>
      <Line icon="company" text={t('shell.company.title')} note={companyName} />
    </button>
  );
}

function MarketEntry({ onOpen }: { onOpen: () => void }) {
  const t = useText();
  const here = useCurrentPath();
  const marketName = useMarketName();
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <ShopLink
      to={paths.switcher()}
      state={{ from: here }}
      prefetch={false}
      className={styles.entry}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Line icon="globe" text={t('shell.market')} note={marketName} />
    </ShopLink>
  );
}

function SignInEntry({ text, fake = false }: { text: string; fake?: boolean }) {
  return (
    <a href={useSignInAddress({ fake })} className={styles.entry}>
      <Line icon="sign-in" text={text} />
    </a>
  );
}

function SignOutEntry() {
  const t = useText();
  const user = useUser();
  const { pending, signOut } = useSignOut();
  const name = user && `${user.firstName} ${user.lastName}`.trim();
  return (
    <button type="button" className={styles.entry} aria-busy={pending || undefined} onClick={signOut}>
      <Line icon="sign-out" text={t('shell.account.signOut')} note={name || user?.email} />
    </button>
  );
}

function Line({ icon, text, note }: { icon: IconName; text: string; note?: string | undefined }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        {text}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
}
