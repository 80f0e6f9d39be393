import type { SupportLocation } from '@shop/api-contracts';
import { type Language, settingsOf, type StoredPart } from '@shop/commerce-model';
import { markets } from '../../markets/markets.ts';
import { translated } from '../../texts.ts';

interface Office extends Omit<SupportLocation, 'urlText'> {
  country: string;
}

/** Workshops; the locations of the sales companies follow from the markets. */
const workshops: Office[] = [
  {
    country: 'SE',
    officeName: 'Vadholm Serviceverkstad Göteborg',
    address: 'Plåtslagaregatan 6, 417 05 Göteborg, Sverige',
    phoneNumber: '+46 31 555 01 84',
    email: 'service.se@vadholm.example',
    url: '',
  },
  {
    country: 'DE',
    officeName: 'Vadholm Servicewerkstatt Leipzig',
    address: 'Plattenweg 6, 04179 Leipzig, Deutschland',
    phoneNumber: '+49 341 555 0184',
    email: 'service.de@vadholm.example',
    url: '',
  },
  {
    country: 'US',
    officeName: 'Vadholm Service Shop Houston',
    address: '620 Plate Works Drive, Houston, TX 77015, USA',
    phoneNumber: '+1 713 555 0184',
    email: 'service.us@vadholm.example',
    url: '',
  },
];

const offices: Office[] = markets.flatMap((market) => {
  const { contact } = settingsOf(market, undefined);
  const { country } = market;
  if (!contact) return [];
  const { name, address, phoneNumber, email } = contact;
  const url = `https://offices.vadholm.example/${country.toLowerCase()}`;
  return [
    { country, officeName: name, address, phoneNumber, email, url },
    ...workshops.filter((workshop) => workshop.country === country),
  ];
});

const urlText = translated('directions');

/** A list per country: its own locations first, then the others. */
export function supportLocations(language: Language): StoredPart[] {
  const locations = offices.map(({ country, ...office }) => ({
    country,
    location: { ...office, urlText: office.url === '' ? '' : urlText[language] },
  }));
  return markets.map((market) => {
    const isOwn = ({ country }: { country: string }): boolean => country === market.country;
    const ordered = [...locations.filter(isOwn), ...locations.filter((one) => !isOwn(one))];
    return {
      type: 'locations',
      countries: [market.country],
      locations: ordered.map(({ location }) => location),
    };
  });
}
