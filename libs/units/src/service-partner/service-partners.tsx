import { AddressLines, EmptyState, SkeletonRows } from '@shop/design-system';
import { formatCount } from '@shop/i18n';
import { paths, QueryState, ShopLink, useApp, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { servicePartnerQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { useUnitPage } from '../unit/use-unit-page.ts';
import styles from './service-partners.module.css';

/** Topic: who serves the unit where it stands, with all ways to reach them. */
export function ServicePartners() {
  const t = useText();
  const { tag } = useApp().locale;
  const { unit } = useUnitPage();
  const query = useQuery(servicePartnerQuery(unit.equipmentId, useIdentityScope()));
  const { data } = query;
  return (
    <>
      <h2>{t('units.topic.servicePartner')}</h2>
      <QueryState
        query={query}
        title={t('units.partner.failed')}
        loading={<SkeletonRows rows={3} label={t('units.partner.loading')} />}
      />
      {data?.partners.length === 0 && (
        <EmptyState
          title={t('units.partner.none')}
          actions={<ShopLink to={paths.support()}>{t('units.support')}</ShopLink>}
        />
      )}
      {data && data.partners.length > 0 && (
        <>
          <p className="muted">
            {t(data.nearTo === 'installation' ? 'units.partner.nearInstallation' : 'units.partner.nearCountry')}
          </p>
          <ul className={styles.partners}>
            {data.partners.map((partner) => (
              <li key={partner.id}>
                <h3>{partner.name === '' ? partner.partner : `${partner.partner}, ${partner.name}`}</h3>
                <AddressLines
                  lines={[
                    partner.streetAddress,
                    `${partner.zipCode} ${partner.city}, ${countryName(partner.countryCode, tag)}`,
                  ]}
                />
                {partner.distanceKm !== null && (
                  <p>{t('units.partner.distance', { km: formatCount(Math.round(partner.distanceKm), tag) })}</p>
                )}
                <p className={styles.ways}>
                  <a href={`tel:${partner.phoneNumber.replaceAll(/[^+\d]/g, '')}`} className="target nb">
                    {partner.phoneNumber}
                  </a>
                  <a href={`mailto:${partner.email}`} className="target">
                    {partner.email}
                  </a>
                  {partner.website !== null && (
                    <a href={partner.website} target="_blank" rel="noopener noreferrer" className="target">
                      {new URL(partner.website).hostname}
                    </a>
                  )}
                </p>
                <p>{partner.services.map((service) => t(`units.partner.service.${service}`)).join(', ')}</p>
                <p className="muted">
                  {t('units.partner.languages', {
                    languages: partner.languages.map((language) => languageName(language, tag)).join(', '),
                  })}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const countryName = (code: string, tag: string): string =>
  new Intl.DisplayNames([tag], { type: 'region' }).of(code) ?? code;

const languageName = (language: string, tag: string): string =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? language;
