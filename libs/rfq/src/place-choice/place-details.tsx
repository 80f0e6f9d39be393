import type { PartnerLocation } from '@shop/api-contracts';
import { AddressLines, DefinitionList } from '@shop/design-system';
import { addressLines } from '@shop/forms';
import { countryName, languageName, useI18n } from '@shop/i18n';
import { useText } from '../text.ts';
import { useServiceName } from './use-service-name.ts';
import styles from './place-choice.module.css';

/** Details of a location. */
export function PlaceDetails({ place }: { place: PartnerLocation }) {
  const t = useText();
  const { tag } = useI18n().locale;
  const serviceName = useServiceName();
  const { partner, phoneNumber, email, website, services, languages, countryCode } = place;
  const lines = addressLines(
    { ...place, companyOrName: partner, addressLineTwo: place.name, stateCode: '' },
    countryName(countryCode, tag),
  );
  return (
    <DefinitionList
      className={styles.details ?? ''}
      items={[
        {
          term: t('rfq.place.address'),
          value: <AddressLines lines={lines} />,
        },
        {
          term: t('rfq.place.phone'),
          value: (
            <a href={`tel:${phoneNumber.replaceAll(' ', '')}`}>
              <bdi>{phoneNumber}</bdi>
            </a>
          ),
        },
        { term: t('rfq.place.email'), value: <a href={`mailto:${email}`}>{email}</a> },
        ...(website === null
          ? []
          : [
              {
                term: t('rfq.place.website'),
                value: (
                  <a href={website} target="_blank" rel="noreferrer">
                    {website.replace(/^https:\/\/|\/$/g, '')} <span className="sr">{t('rfq.place.newTab')}</span>
                  </a>
                ),
              },
            ]),
        {
          term: t('rfq.filter.services'),
          value: services.length > 0 ? services.map(serviceName).join(', ') : t('rfq.place.supplyOnly'),
        },
        {
          term: t('rfq.filter.languages'),
          value: languages.map((language) => languageName(language, tag)).join(', '),
        },
      ]}
    />
  );
}
