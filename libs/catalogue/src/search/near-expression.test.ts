import { nearExpression } from './near-expression.ts';

test.each([
  ['GX-050-H16-999', 'GX-050-H16'],
  ['GX 050 999', 'GX 050'],
  ['gx050h16999', 'gx050h1'],
])('numbers similar to %s begin with %s', (expression, near) => {
  expect(nearExpression(expression)).toBe(near);
});

test.each(['gasket', 'DN 5', '123', 'zzz qqq'])(
  '%s is no article number or too short for similar ones',
  (expression) => {
    expect(nearExpression(expression)).toBeUndefined();
  },
);
