import { shareOfRoom } from './true-scale.ts';

const image = { src: '/media/a/a.svg', width: 100, height: 210 };
const drawnSize = { width: 4_000, height: 3_000 };

test('the widest drawing fills its room, half as wide a machine half of it', () => {
  expect(shareOfRoom({ ...image, scale: 40 }, drawnSize)).toBe(100);
  expect(shareOfRoom({ ...image, scale: 20 }, drawnSize)).toBe(50);
});

test('a category of tall machines is measured by its height', () => {
  expect(shareOfRoom({ ...image, scale: 10 }, { width: 1_000, height: 3_000 })).toBe(25);
});

test('a picture without a size fills its place', () => {
  expect(shareOfRoom(image, drawnSize)).toBeUndefined();
  expect(shareOfRoom({ ...image, scale: 10 }, undefined)).toBeUndefined();
});
