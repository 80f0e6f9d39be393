import type { SupportLocation } from '@shop/api-contracts';
import { type Language, settingsOf, type StoredPart } from '@shop/commerce-model';
import { markets } from '../../markets/markets.ts';
import { translated } from '../../texts.ts';

/** Its address is without the country, which each language names in its own way. */
interface Office extends Omit<SupportLocation, 'urlText'> {
  country: string;
}

/** Workshops; the locations of the sales companies follow from the markets. */
const workshops: Office[] = [
  {
    country: 'SE',
    officeName: 'Vadholm Serviceverkstad Göteborg',
    address: 'Plåtslagaregatan 6, 417\u00a005 Göteborg',
    phoneNumber: '+46 31 555 01 84',
    email: 'service.se@vadholm.example',
    url: '',
  },
  {
    country: 'DE',
    officeName: 'Vadholm Servicewerkstatt Leipzig',
    address: 'Plattenweg 6, 04179 Leipzig',
    phoneNumber: '+49 341 555 0184',
    email: 'service.de@vadholm.example',
    url: '',
  },
  {
    country: 'US',
    officeName: 'Vadholm Service Shop Houston',
    address: '620 Plate Works Drive, Houston,\u00a0TX\u00a077015',
    phoneNumber: '+1 713 555 0184',
    email: 'service.us@vadholm.example',
    url: '',
  },
];

const offices: Office[] = markets.flatMap((market) => {
  const { contact } = settingsOf(market, undefined);
  const { country } = market;
  if (!contact) return [];
  const { name, phoneNumber, email } = contact;
  const address = contact.address.slice(0, contact.address.lastIndexOf(','));
  const url = `https://offices.vadholm.example/${country.toLowerCase()}`;
  return [
    { country, officeName: name, address, phoneNumber, email, url },
    ...workshops.filter((workshop) => workshop.country === country),
  ];
});

const urlText = translated('directions');

/** Two lists per country: its own locations, and the others. */
export function supportLocations(language: Language): StoredPart[] {
  const countryNames = new Intl.DisplayNames([language], { type: 'region' });
  const locations = offices.map(({ country, ...office }) => ({
    country,
    location: {
      ...office,
      address: `${office.address}, ${countryNames.of(country)}`,
      urlText: office.url === '' ? '' : urlText[language],
    },
  }));
  return markets.flatMap((market) =>
    [true, false].map((isOwn): StoredPart => ({
      type: 'locations',
      countries: [market.country],
      locations: locations.flatMap(({ country, location }) =>
        (country === market.country) === isOwn ? [location] : [],
      ),
    })),
  );
}
