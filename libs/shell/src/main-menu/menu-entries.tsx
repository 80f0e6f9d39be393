import { classNames, Icon, type IconName } from '@shop/design-system';
import { paths, ShopLink, unitPaths, useCurrentPath, useSignInAddress, useUser } from '@shop/platform';
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
  switch (entry.name) {
    case 'products':
      return null;
    case 'quote':
      return <QuoteEntry onClose={onClose} />;
    case 'unitSearch':
    case 'configure':
    case 'quickOrder':
    case 'favouriteLists':
    case 'unitReplacement':
    case 'myAccount':
    case 'support':
      return <PageEntry entry={entry} name={entry.name} onClose={onClose} />;
    case 'changeCompany':
      return <CompanyEntry onOpen={() => onDialog('company')} />;
    case 'market':
      return <MarketEntry onOpen={() => onDialog('market')} />;
    case 'signIn':
      return <SignInEntry />;
    case 'fakeAuth':
      return <DemoSignInEntry />;
    case 'signOut':
      return <SignOutEntry />;
  }
}

const pageIcons = {
  unitSearch: 'search',
  configure: 'configure',
  quickOrder: 'list',
  favouriteLists: 'bookmark',
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
    <ShopLink
      to={name === 'unitSearch' ? unitPaths.unitSearch() : entryPath(entry)}
      className={styles.entry}
      onClick={onClose}
    >
      {name === 'myAccount' ? <AccountLine /> : <Line icon={pageIcons[name]} text={t(`shell.entry.${name}`)} />}
    </ShopLink>
  );
}

function QuoteEntry({ onClose }: Pick<MenuEntriesProps, 'onClose'>) {
  const t = useText();
  return (
    <ShopLink to={paths.message(t('shell.home.quote.message'))} className={styles.entry} onClick={onClose}>
      <Line icon="document" text={t('shell.home.quote')} />
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

function SignInEntry() {
  const t = useText();
  return (
    <a href={useSignInAddress()} className={styles.entry}>
      <Line icon="sign-in" text={t('shell.account.signIn')} />
    </a>
  );
}

/** Belongs to the row above it. */
function DemoSignInEntry() {
  const t = useText();
  return (
    <a href={useSignInAddress({ fake: true })} className={classNames(styles.entry, styles.also)}>
      <span>{t('shell.account.fake')}</span>
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
