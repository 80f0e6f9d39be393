import { appContext, notFound, type App } from '@shop/platform';
import { RouterContextProvider } from 'react-router';
import { loader } from './design-page-route.tsx';

function open(isDemo: boolean): unknown {
  const context = new RouterContextProvider();
  context.set(appContext, { isDemo } as App);
  return loader({ context });
}

test('the design system has a page in the demonstration, and none in a shop', () => {
  expect(open(true)).toBeNull();
  try {
    open(false);
  } catch (thrown) {
    expect(thrown).toEqual(notFound());
  }
  expect.assertions(2);
});
