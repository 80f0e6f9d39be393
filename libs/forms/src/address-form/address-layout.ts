import type { AddressFields } from '@shop/api-contracts';

type Part = 'zipCode' | 'city' | 'stateCode';

/** Lines below the street in the postal format of a country: address parts and the separators between them. */
type Layout = readonly (readonly string[])[];

const zipThenCity: Layout = [['zipCode', ' ', 'city']];
const layouts: Record<string, Layout> = {
  AU: [['city', ' ', 'stateCode', ' ', 'zipCode']],
  BR: [['city', ' - ', 'stateCode'], ['zipCode']],
  CA: [['city', ' ', 'stateCode', '  ', 'zipCode']],
  GB: [['city'], ['zipCode']],
  HU: [['city'], ['zipCode']],
  IE: [['city'], ['zipCode']],
  LV: [['city', ', ', 'zipCode']],
  MT: [['city', ' ', 'zipCode']],
  MX: [['zipCode', ' ', 'city', ', ', 'stateCode']],
  NZ: [['city', ' ', 'zipCode']],
  US: [['city', ', ', 'stateCode', ' ', 'zipCode']],
};
const isPart = (piece: string): piece is Part => ['zipCode', 'city', 'stateCode'].includes(piece);

const layoutOf = (countryCode: string): Layout => layouts[countryCode] ?? zipThenCity;

/** Order of postal code, city and state in the country's addresses. */
export const partOrder = (countryCode: string): Part[] => {
  const order = layoutOf(countryCode).flat().filter(isPart);
  return order.includes('stateCode') ? order : [...order, 'stateCode'];
};

/** A place on one line, in the order of its country: `Milwaukee 53204`, `211 24 Malmö`. */
export const placeLine = (place: Pick<AddressFields, 'countryCode' | 'zipCode' | 'city'>): string =>
  addressLines({ ...place, companyOrName: '', streetAddress: '', addressLineTwo: '', stateCode: '' }, '').join(', ');

type Written = Pick<AddressFields, 'companyOrName' | 'streetAddress' | 'addressLineTwo' | 'countryCode' | Part>;

/** Lines of an address as printed on a parcel; the country name comes last. */
export function addressLines(address: Written, countryName: string): string[] {
  const place = layoutOf(address.countryCode).map((line) => {
    let text = '';
    let between = '';
    for (const piece of line) {
      const value = isPart(piece) ? address[piece] : '';
      if (!isPart(piece)) between = piece;
      else if (value !== '') text = text === '' ? value : text + between + value;
    }
    return text;
  });
  return [address.companyOrName, address.streetAddress, address.addressLineTwo, ...place, countryName].filter(
    (line) => line !== '',
  );
}
