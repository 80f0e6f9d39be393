import { refundOf, refundTermsOf, type OldUnitForRefund } from './refund-rules.ts';

const gasketed: OldUnitForRefund = {
  isManufacturerKnown: true,
  model: { isGasketed: true },
  year: 2012,
  weight: 180,
};
const termsOf = (own: Partial<OldUnitForRefund>, thisYear = 2026) => refundTermsOf({ ...gasketed, ...own }, thisYear);

describe('K2: the refund for an old unit', () => {
  it.each([
    [2026, 5],
    [2017, 5],
    [2016, 4],
    [2012, 4],
    [2011, 3],
    [2006, 2],
    [2002, 2],
    [2001, 1],
    [1950, 1],
    // made next year, as some nameplates say in December
    [2027, 5],
  ])('of a unit made in %i is %i per cent of the list price in 2026', (year, percent) => {
    expect(termsOf({ year })).toMatchObject({ percent, reason: null });
  });

  it.each([
    ['another maker than those we know', { isManufacturerKnown: false, model: null }, 'manufacturerUnknown'],
    ['a model that nobody has listed', { model: null }, 'modelUnknown'],
    ['a brazed unit', { model: { isGasketed: false } }, 'notGasketed'],
    ['an unknown year', { year: null }, 'yearUnknown'],
    ['an unknown weight', { weight: null }, 'weightUnknown'],
    ['25 kg', { weight: 25 }, 'tooLight'],
  ] as const)('is nothing for %s, and says why', (_what, own, reason) => {
    expect(termsOf(own)).toMatchObject({ percent: 0, reason });
  });

  it('begins above 25 kg', () => {
    expect(termsOf({ weight: 25.1 })).toMatchObject({ percent: 4, reason: null });
  });

  it('is rounded to whole minor units', () => {
    expect(refundOf(196_550, { percent: 4 })).toBe(7862);
    expect(refundOf(1010, { percent: 5 })).toBe(51);
    expect(refundOf(1010, { percent: 0 })).toBe(0);
  });
});
