import type { AddressFields } from '@shop/api-contracts';

type Part = 'zipCode' | 'city' | 'stateCode';

/** Lines beneath the street, as the post of the country writes them: parts, and what stands between. */
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

/** In which order people of the country write postal code, city and state. */
export const partOrder = (countryCode: string): Part[] => {
  const order = layoutOf(countryCode).flat().filter(isPart);
  return order.includes('stateCode') ? order : [...order, 'stateCode'];
};

type Written = Pick<AddressFields, 'companyOrName' | 'streetAddress' | 'addressLineTwo' | 'countryCode' | Part>;

/** The lines of an address as they stand on a parcel of that country; the name of the country comes last. */
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
