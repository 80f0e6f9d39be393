import * as fc from 'fast-check';
import { inReadingOrder, maxScale, moved, showing, wholePicture, withinLimits, zoomed } from './picture-view.ts';

const point = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
});
const view = fc
  .record({
    scale: fc.double({ min: 0.1, max: 20, noNaN: true }),
    x: fc.double({ min: -9, max: 9, noNaN: true }),
    y: fc.double({ min: -9, max: 9, noNaN: true }),
  })
  .map(withinLimits);

describe('the view of a picture', () => {
  it('J5: never leaves an edge of its window empty, whatever is done', () => {
    fc.assert(
      fc.property(view, fc.double({ min: 0.01, max: 100, noNaN: true }), point, point, (from, factor, at, by) => {
        for (const { scale, x, y } of [zoomed(from, factor, at), moved(from, by), showing(from, at)]) {
          expect(scale).toBeGreaterThanOrEqual(1);
          expect(scale).toBeLessThanOrEqual(maxScale);
          for (const shift of [x, y]) {
            expect(shift).toBeLessThanOrEqual(0);
            expect(shift + scale).toBeGreaterThanOrEqual(1 - 1e-9);
          }
        }
      }),
    );
  });

  it('J5: grows around the point that is pointed at', () => {
    expect(zoomed(wholePicture, 2, { x: 0.25, y: 0.5 })).toEqual({ scale: 2, x: -0.25, y: -0.5 });
    expect(zoomed(zoomed(wholePicture, 2), 0.5)).toEqual(wholePicture);
  });

  it('J5: brings a balloon into the window', () => {
    fc.assert(
      fc.property(view, point, (from, balloon) => {
        const { scale, x, y } = showing(from, balloon);
        for (const at of [x + balloon.x * scale, y + balloon.y * scale]) {
          expect(at).toBeGreaterThanOrEqual(-1e-9);
          expect(at).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });

  it('J5: is read line by line, from left to right', () => {
    const points = [
      { n: 5, x: 10, y: 300 },
      { n: 2, x: 200, y: 0 },
      { n: 1, x: 10, y: 20 },
      { n: 3, x: 400, y: 30 },
      { n: 4, x: 90, y: 120 },
    ];
    expect(inReadingOrder(points, 14).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
  });
});
