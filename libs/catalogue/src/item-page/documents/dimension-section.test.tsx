import { buildItem } from '@shop/api-contracts/testing';
import '@testing-library/jest-dom/jest-globals';
import { screen } from '@testing-library/react';
import { image, json, noRelated, openPage } from '../../shop.fixture.tsx';

test('measures are shown in both systems: whole millimetres, inches converted from the measured value', async () => {
  const item = buildItem({
    dimensions: {
      drawing: image,
      measures: [
        { letter: 'E', name: 'Floor to lower ports', min: 184.2, max: 184.2 },
        { letter: 'G', name: 'Tightening length', min: 93, max: 96 },
        { letter: 'S', name: 'Thickness', min: 0.4, max: 0.4 },
      ],
      files: [
        {
          name: 'Dimension drawing',
          kind: 'Drawing',
          language: null,
          revision: null,
          src: image.src,
          format: 'DXF',
          bytes: 27_000,
        },
      ],
    },
  });
  await openPage('/en-gb/gasketed--c12/gx-050-31-plates--G1-V1', {
    answers: {
      '/items/G1': () => json(item),
      '/items/G1/related': () => json(noRelated),
      '/items/G1/reviews': () => json([]),
    },
  });
  expect(screen.getByText('184 mm')).toBeInTheDocument();
  expect(screen.getByText('7.25 in')).toHaveAttribute('title', '184\u00a0mm');
  expect(screen.getByText('93–96 mm')).toBeInTheDocument();
  expect(screen.getByText('0.4 mm')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dimension drawing' }).closest('li')).toHaveTextContent('DXF, 27 kB');
});
