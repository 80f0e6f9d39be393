import type { PartnerService } from '@shop/api-contracts';
import type { PartnerLocationSeed, PartnerSeed } from './demo-company.ts';
import { markets } from './markets/markets.ts';

type Address = Pick<PartnerLocationSeed, 'streetAddress' | 'zipCode' | 'city' | 'countryCode'>;

/** An office of our own sales company: it sells new heat exchangers, and whatever no partner supplies. */
function ownOffice(address: Address, position: [number, number], languages: string[]): PartnerSeed {
  const country = address.countryCode;
  const market = markets.find((one) => one.country === country)!;
  const { name, phoneNumber } = market.settings['contact'] as { name: string; phoneNumber: string };
  return {
    id: `vadholm-${country.toLowerCase()}`,
    name,
    isOwn: true,
    customerNumber: null,
    website: 'https://www.vadholm.example',
    // nobody signs in for it
    answersItself: true,
    locations: [
      {
        id: `vadholm-${address.city.toLowerCase().replace('ö', 'o').replace(' ', '-')}`,
        name: '',
        ...address,
        position,
        phoneNumber,
        email: `quotes.${country.toLowerCase()}@vadholm.example`,
        services: ['installation', 'maintenance', 'inspection', 'rental'],
        languages,
        countries: [country],
        categories: ['heatexchangers'],
      },
    ],
  };
}

const office = (streetAddress: string, zipCode: string, city: string, countryCode: string): Address => ({
  streetAddress,
  zipCode,
  city,
  countryCode,
});

const ownOffices = [
  ownOffice(office('Gjutarevägen 14', '211 24', 'Malmö', 'SE'), [55.612, 13.012], ['sv', 'en']),
  ownOffice(office('Gießereistraße 14', '20457', 'Hamburg', 'DE'), [53.541, 9.99], ['de', 'en']),
  ownOffice(office('1400 Foundry Street', '53204', 'Milwaukee', 'US'), [43.023, -87.917], ['en']),
  ownOffice(office('14 Foundry Lane', 'S3 8AB', 'Sheffield', 'GB'), [53.389, -1.471], ['en']),
  ownOffice(office('14 rue de la Fonderie', '69007', 'Lyon', 'FR'), [45.741, 4.841], ['fr', 'en']),
  ownOffice(office('Gieterijweg 14', '3011 WG', 'Rotterdam', 'NL'), [51.918, 4.487], ['nl', 'en', 'de']),
  ownOffice(office('Rua da Fundição 140', '89201-400', 'Joinville', 'BR'), [-26.304, -48.846], ['pt']),
  ownOffice(office('Livnička 14', '21000', 'Novi Sad', 'RS'), [45.255, 19.845], ['sr', 'en']),
];

type Given = Omit<PartnerSeed, 'isOwn' | 'customerNumber' | 'website' | 'answersItself'> & Partial<PartnerSeed>;

const partner = (given: Given): PartnerSeed => ({
  isOwn: false,
  customerNumber: null,
  website: `https://www.${given.id}.example`,
  answersItself: false,
  ...given,
});

const repairs: PartnerService[] = ['maintenance', 'cleaning', 'regasketing', 'inspection'];

/**
 * The suppliers: our own offices, and partners in six countries. Their different ranges split carts into several
 * groups.
 */
export const partners: PartnerSeed[] = [
  ...ownOffices,
  // answered by a person: Paul Becker
  partner({
    id: 'becker',
    name: 'Becker Kältetechnik GmbH',
    customerNumber: '200001',
    website: 'https://www.becker-kaelte.example',
    locations: [
      {
        id: 'becker-hamburg',
        name: '',
        ...office('Kältestraße 9', '21079', 'Hamburg', 'DE'),
        position: [53.462, 9.985],
        phoneNumber: '+49 40 5550122',
        email: 'angebote@becker-kaelte.example',
        services: [...repairs, 'emergency'],
        languages: ['de', 'en'],
        countries: ['DE'],
        categories: ['gasketed', 'spareparts', 'servicekits'],
      },
    ],
  }),
  partner({
    id: 'rheinwerk',
    name: 'Rheinwerk Wärmetechnik GmbH',
    answersItself: true,
    locations: [
      {
        id: 'rheinwerk-koeln',
        name: '',
        ...office('Deutzer Werft 31', '50679', 'Köln', 'DE'),
        position: [50.935, 6.972],
        phoneNumber: '+49 221 5550131',
        email: 'angebote@rheinwerk.example',
        services: [...repairs, 'installation', 'emergency', 'rental'],
        languages: ['de', 'en', 'nl'],
        countries: ['DE', 'NL'],
        categories: ['gasketed', 'spareparts', 'servicekits'],
      },
    ],
  }),
  partner({
    id: 'isartal',
    name: 'Isartal Kälte & Service GmbH',
    locations: [
      {
        id: 'isartal-muenchen',
        name: '',
        ...office('Schleifmühlgasse 4', '81371', 'München', 'DE'),
        position: [48.115, 11.545],
        phoneNumber: '+49 89 5550132',
        email: 'anfragen@isartal.example',
        services: ['installation', 'maintenance', 'cleaning'],
        languages: ['de'],
        countries: ['DE'],
        categories: ['spareparts', 'accessories'],
      },
    ],
  }),
  // without a position
  partner({
    id: 'lausitz',
    name: 'Lausitzer Apparatebau „Spreewerk“ GmbH',
    website: null,
    locations: [
      {
        id: 'lausitz-cottbus',
        name: '',
        ...office('Am Spreewehr 2', '03044', 'Cottbus', 'DE'),
        position: null,
        phoneNumber: '+49 355 5550133',
        email: 'post@lausitz.example',
        services: ['regasketing', 'cleaning'],
        languages: ['de'],
        countries: ['DE'],
        categories: ['spareparts'],
      },
    ],
  }),
  partner({
    id: 'vastkusten',
    name: 'Västkustens Värmeservice AB',
    answersItself: true,
    locations: [
      {
        id: 'vastkusten-goteborg',
        name: '',
        ...office('Ringögatan 18', '417 07', 'Göteborg', 'SE'),
        position: [57.722, 11.968],
        phoneNumber: '+46 31 555 01 34',
        email: 'offert@vastkusten.example',
        services: [...repairs, 'installation', 'emergency'],
        languages: ['sv', 'en'],
        countries: ['SE'],
        categories: ['gasketed', 'spareparts', 'servicekits'],
      },
    ],
  }),
  partner({
    id: 'norrland',
    name: 'Norrlands Kylteknik AB',
    locations: [
      {
        id: 'norrland-umea',
        name: 'Umeå',
        ...office('Förrådsvägen 11', '901 32', 'Umeå', 'SE'),
        position: [63.825, 20.263],
        phoneNumber: '+46 90 555 01 35',
        email: 'umea@norrland.example',
        services: repairs,
        languages: ['sv'],
        countries: ['SE'],
        categories: ['spareparts', 'servicekits'],
      },
      {
        id: 'norrland-lulea',
        name: 'Luleå',
        ...office('Verkstadsgatan 3', '972 43', 'Luleå', 'SE'),
        position: [65.584, 22.155],
        phoneNumber: '+46 920 555 136',
        email: 'lulea@norrland.example',
        services: ['maintenance', 'emergency'],
        languages: ['sv', 'en'],
        countries: ['SE'],
        categories: ['spareparts'],
      },
    ],
  }),
  partner({
    id: 'ancoats',
    name: 'Ancoats Thermal Services Ltd',
    answersItself: true,
    locations: [
      {
        id: 'ancoats-manchester',
        name: '',
        ...office('8 Radium Street', 'M4 6AY', 'Manchester', 'GB'),
        position: [53.486, -2.229],
        phoneNumber: '+44 161 496 0137',
        email: 'quotes@ancoats.example',
        services: [...repairs, 'installation', 'emergency', 'rental'],
        languages: ['en'],
        countries: ['GB'],
        categories: ['gasketed', 'spareparts', 'servicekits'],
      },
    ],
  }),
  partner({
    id: 'clydeside',
    name: 'Clydeside Heat Exchange Ltd',
    locations: [
      {
        id: 'clydeside-glasgow',
        name: '',
        ...office('52 Govan Road', 'G51 1HS', 'Glasgow', 'GB'),
        position: [55.858, -4.29],
        phoneNumber: '+44 141 496 0138',
        email: 'sales@clydeside.example',
        services: ['maintenance', 'regasketing', 'inspection'],
        languages: ['en'],
        countries: ['GB'],
        categories: ['spareparts', 'servicekits'],
      },
    ],
  }),
  partner({
    id: 'avonmouth',
    name: 'Avonmouth Process Cooling Ltd',
    locations: [
      {
        id: 'avonmouth-bristol',
        name: '',
        ...office('3 Smoke Lane', 'BS11 9BP', 'Bristol', 'GB'),
        position: [51.515, -2.683],
        phoneNumber: '+44 117 496 0139',
        email: 'enquiries@avonmouth.example',
        services: ['installation', 'cleaning', 'emergency'],
        languages: ['en', 'fr'],
        countries: ['GB'],
        categories: ['spareparts', 'accessories'],
      },
    ],
  }),
  partner({
    id: 'echangeurs-du-nord',
    name: 'Échangeurs du Nord SARL',
    locations: [
      {
        id: 'nord-lille',
        name: '',
        ...office('17 rue du Métallurgiste', '59800', 'Lille', 'FR'),
        position: [50.632, 3.075],
        phoneNumber: '+33 3 53 01 01 40',
        email: 'devis@echangeurs-du-nord.example',
        services: repairs,
        languages: ['fr', 'nl'],
        countries: ['FR'],
        categories: ['spareparts', 'servicekits'],
      },
    ],
  }),
  partner({
    id: 'garonne',
    name: 'Garonne Thermique SAS',
    locations: [
      {
        id: 'garonne-toulouse',
        name: '',
        ...office('5 chemin des Briquetiers', '31200', 'Toulouse', 'FR'),
        position: [43.635, 1.44],
        phoneNumber: '+33 5 36 49 01 41',
        email: 'contact@garonne.example',
        services: ['installation', 'maintenance', 'emergency'],
        languages: ['fr', 'en'],
        countries: ['FR'],
        categories: ['gasketed', 'spareparts'],
      },
    ],
  }),
  partner({
    id: 'domstad',
    name: 'Domstad Koeltechniek B.V.',
    locations: [
      {
        id: 'domstad-utrecht',
        name: '',
        ...office('Kanaalweg 26', '3526 KM', 'Utrecht', 'NL'),
        position: [52.078, 5.104],
        phoneNumber: '+31 30 555 0142',
        email: 'offerte@domstad.example',
        services: [...repairs, 'emergency'],
        languages: ['nl', 'en'],
        countries: ['NL'],
        categories: ['spareparts', 'servicekits'],
      },
    ],
  }),
  partner({
    id: 'kempen',
    name: 'Kempen Warmtetechniek B.V.',
    locations: [
      {
        id: 'kempen-eindhoven',
        name: '',
        ...office('Zwaanstraat 31', '5651 CA', 'Eindhoven', 'NL'),
        position: [51.448, 5.456],
        phoneNumber: '+31 40 555 0143',
        email: 'info@kempen.example',
        services: ['installation', 'inspection', 'rental'],
        languages: ['nl', 'de'],
        countries: ['NL'],
        categories: ['gasketed', 'spareparts'],
      },
    ],
  }),
  partner({
    id: 'savska',
    name: 'Savska termotehnika d.o.o.',
    answersItself: true,
    locations: [
      {
        id: 'savska-beograd',
        name: '',
        ...office('Savska 29', '11000', 'Beograd', 'RS'),
        position: [44.805, 20.452],
        phoneNumber: '+381 11 555 0144',
        email: 'ponude@savska.example',
        services: [...repairs, 'installation'],
        languages: ['sr', 'en'],
        countries: ['RS'],
        categories: ['gasketed', 'spareparts', 'servicekits'],
      },
    ],
  }),
];
