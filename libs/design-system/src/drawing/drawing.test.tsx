import { render } from '@testing-library/react';
import { Drawing } from './drawing.tsx';

const drawing = (
  <Drawing image={{ src: '/a-light.svg', srcDark: '/a-dark.svg' }} width={260} height={200} alt="Plate pack" />
);

test('both drawings are lazy, so that the hidden one is not fetched', () => {
  const { container } = render(drawing);
  expect(
    [...container.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.getAttribute('loading')]),
  ).toEqual([
    ['/a-light.svg', 'lazy'],
    ['/a-dark.svg', 'lazy'],
  ]);
});

test('the space of a drawing is reserved before it loads', () => {
  const { container } = render(drawing);
  container.querySelectorAll('img').forEach((image) => expect([image.width, image.height]).toEqual([260, 200]));
});
