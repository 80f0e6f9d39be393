import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { LazyMap } from './lazy-map.tsx';

const show = (load: () => Promise<{ default: () => React.ReactNode }>) => {
  const Map = lazy(load);
  render(
    <>
      <p>The list</p>
      <LazyMap loading="Loading" failedText="The map cannot be shown.">
        <Map />
      </LazyMap>
    </>,
  );
};

test('a map says that it is loading, then is shown', async () => {
  show(() => Promise.resolve({ default: () => 'The map' }));
  expect(screen.queryByText('Loading')).not.toBeNull();
  await screen.findByText('The map');
});

test('after a deployment, when the file of the map is gone, it says so and the list beside it stays', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(() => Promise.reject(new Error('Loading chunk failed')));
  await screen.findByText('The map cannot be shown.');
  expect(screen.queryByText('The list')).not.toBeNull();
  logged.mockRestore();
});
