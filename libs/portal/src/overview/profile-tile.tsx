import { TileRow, TileRows } from '@shop/design-system';
import { EmailText } from '@shop/forms';
import { paths, settingsQuery, usePortalPerson, usePrefetchedQuery } from '@shop/platform';
import { missingFields } from '../profile/profile-values.ts';
import { useText } from '../text.ts';
import { Tile } from './tile.tsx';
import styles from './overview.module.css';

/** Tells whether the profile is complete, and what is missing. */
export function ProfileTile() {
  const t = useText();
  const { user } = usePortalPerson();
  const missing = missingFields(user, usePrefetchedQuery(settingsQuery()));
  return (
    <Tile
      title={t('portal.profile')}
      to={paths.profile()}
      action={t(missing.length > 0 ? 'portal.profile.complete' : 'portal.profile.change')}
    >
      {missing.length === 0 ? (
        <TileRows>
          <TileRow
            name={t('portal.profile.isComplete')}
            meta={
              <>
                <EmailText email={user.email} />
                <br />
                <bdi>{user.phoneNumber}</bdi>
              </>
            }
          />
        </TileRows>
      ) : (
        <>
          <p>{t('portal.profile.missing')}</p>
          <ul className={styles.missing}>
            {missing.map((name) => (
              <li key={name}>{t(`portal.field.${name}`)}</li>
            ))}
          </ul>
        </>
      )}
    </Tile>
  );
}
