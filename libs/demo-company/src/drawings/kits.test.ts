import { covered } from './hidden-lines.ts';
import { drawRegasketing } from './kits.ts';
import { project } from './projection.ts';
import { Scene } from './scene.ts';

const size = { width: 300, height: 780, dn: 50 };

function regasketing(): Scene {
  const scene = new Scene('full', 1);
  drawRegasketing(scene, size);
  return scene;
}

test('the adhesive of a regasketing kit lies in its carton', () => {
  const cartridges = regasketing().items.filter(({ type }) => type === 'use');
  // the opening of the carton, at its rim
  const [side, near, far, rim] = [size.width * 0.57, -size.width * 1.82, size.width * 0.07, size.width * 0.3];
  const opening = [
    project(near, -side, rim),
    project(near, side, rim),
    project(far, side, rim),
    project(far, -side, rim),
  ];
  const inside = (points: typeof opening) => cartridges.map((one) => 'at' in one && covered(one.at, points));
  expect([inside(opening), inside([...opening].reverse())]).toContainEqual([true, true]);
});

test('every part of the carton has the contour of other drawings', () => {
  const carton = regasketing().items.flatMap((item) =>
    item.type === 'part' && item.material === 'carton' ? [item.contour.length] : [],
  );
  expect(carton).toHaveLength(3);
  expect(carton).not.toContain(0);
});
