/** Format of postal codes; the pattern matches a whole field, without anchors, in either case. */
interface PostalCode {
  pattern: string;
  example: string;
}

const digits = (count: number, example: string): PostalCode => ({ pattern: `[0-9]{${count}}`, example });
const fiveDigitsWithSpace = (example: string): PostalCode => ({ pattern: '[0-9]{3} ?[0-9]{2}', example });

/** By country, for all countries of delivery. */
export const postalCodes: Record<string, PostalCode> = {
  AT: digits(4, '1010'),
  AU: digits(4, '3000'),
  BA: digits(5, '71000'),
  BE: digits(4, '1000'),
  BG: digits(4, '1000'),
  BR: { pattern: '[0-9]{5}(?: |-)?[0-9]{3}', example: '89201-400' },
  CA: {
    pattern: '[ABCEGHJ-NPRSTVXYabceghj-nprstvxy][0-9][A-Za-z] ?[0-9][A-Za-z][0-9]',
    example: 'M5V 3L9',
  },
  CH: digits(4, '8001'),
  CY: digits(4, '1010'),
  CZ: fiveDigitsWithSpace('110 00'),
  DE: digits(5, '20457'),
  DK: digits(4, '1050'),
  EE: digits(5, '10111'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FR: digits(5, '69007'),
  GB: {
    pattern: '[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}',
    example: 'S3 8AB',
  },
  GR: fiveDigitsWithSpace('104 31'),
  HR: digits(5, '10000'),
  HU: digits(4, '1051'),
  IE: { pattern: '[A-Za-z][0-9][0-9Ww] ?[A-Za-z0-9]{4}', example: 'D02 X285' },
  IS: digits(3, '101'),
  IT: digits(5, '20121'),
  LT: { pattern: '([Ll][Tt]-)?[0-9]{5}', example: 'LT-01100' },
  LU: { pattern: '([Ll]-)?[0-9]{4}', example: 'L-1111' },
  LV: { pattern: '([Ll][Vv]-)?[0-9]{4}', example: 'LV-1050' },
  ME: digits(5, '81000'),
  MK: digits(4, '1000'),
  MT: { pattern: '[A-Za-z]{3} ?[0-9]{4}', example: 'VLT 1117' },
  MX: digits(5, '06000'),
  NL: { pattern: '[1-9][0-9]{3} ?[A-Za-z]{2}', example: '3011 WG' },
  NO: digits(4, '0150'),
  NZ: digits(4, '1010'),
  PL: { pattern: '[0-9]{2}(?: |-)?[0-9]{3}', example: '00-950' },
  PT: { pattern: '[0-9]{4}(?: |-)?[0-9]{3}', example: '1100-148' },
  RO: digits(6, '010011'),
  RS: digits(5, '21000'),
  SE: fiveDigitsWithSpace('211 24'),
  SI: digits(4, '1000'),
  SK: fiveDigitsWithSpace('811 01'),
  US: { pattern: '[0-9]{5}((?: |-)?[0-9]{4})?', example: '53204' },
};
