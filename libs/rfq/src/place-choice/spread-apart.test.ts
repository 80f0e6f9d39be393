import { spreadApart } from './spread-apart.ts';

test('G2: marks of one town stand beside each other, those of others where they are', () => {
  expect(
    spreadApart(
      [
        [100, 50],
        [100, 50],
        [300, 50],
      ],
      28,
    ),
  ).toEqual([
    [86, 50],
    [114, 50],
    [300, 50],
  ]);
});

test('G2: three marks that cover each other are all readable', () => {
  const spread = spreadApart(
    [
      [100, 50],
      [104, 50],
      [102, 53],
    ],
    28,
  );
  const gaps = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].map(([a, b]) => Math.hypot(spread[a!]![0] - spread[b!]![0], spread[a!]![1] - spread[b!]![1]));
  for (const gap of gaps) expect(gap).toBeGreaterThan(25);
});
