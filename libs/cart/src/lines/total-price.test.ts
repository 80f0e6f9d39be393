import { totalPrice } from './total-price.ts';

test('E4: the total of lines is in the currency that all of them share', () => {
  const inPounds = { price: { amount: '0.10', currency: 'GBP' }, quantity: 3 };
  const inEuros = { price: { amount: '0.10', currency: 'EUR' }, quantity: 1 };
  expect(totalPrice([inPounds, inPounds])).toEqual({ amount: '0.60', currency: 'GBP' });
  expect(totalPrice([inPounds, inEuros])).toBeUndefined();
  expect(totalPrice([])).toBeUndefined();
});
