import { isVisible, situationOf, type Situation, type VisibilityRule } from './visibility.ts';

const nobody: Situation = {
  signedIn: false,
  companySite: false,
  exclusiveCompany: false,
  greenOne: false,
  businessUser: false,
  customerNumberUser: false,
};
const switches = Object.keys(nobody) as (keyof Situation)[];

test.each(switches)('H7: %s shows entries that require it, and hides those that require its negation', (name) => {
  const inverse = `!${name}` as VisibilityRule;
  const on = { ...nobody, [name]: true };
  expect([isVisible([name], on), isVisible([inverse], on)]).toEqual([true, false]);
  expect([isVisible([name], nobody), isVisible([inverse], nobody)]).toEqual([false, true]);
});

test('H7: an entry with several conditions needs all of them', () => {
  const rules: VisibilityRule[] = ['signedIn', '!companySite'];
  expect(isVisible(rules, { ...nobody, signedIn: true })).toBe(true);
  expect(isVisible(rules, { ...nobody, signedIn: true, companySite: true })).toBe(false);
  expect(isVisible([], nobody)).toBe(true);
});

test('H7: the conditions come from settings, session and user', () => {
  const market = { companyId: null, exclusiveCompany: false, greenOneEnabled: true };
  expect(situationOf(market, false, undefined)).toEqual({ ...nobody, greenOne: true });
  const site = { companyId: 'nordfrost', exclusiveCompany: true, greenOneEnabled: false };
  expect(situationOf(site, true, { isBusinessUser: true, gcmNumber: '100005' })).toEqual({
    signedIn: true,
    companySite: true,
    exclusiveCompany: true,
    greenOne: false,
    businessUser: true,
    customerNumberUser: true,
  });
  expect(situationOf(market, true, { isBusinessUser: false, gcmNumber: '' }).customerNumberUser).toBe(false);
});
