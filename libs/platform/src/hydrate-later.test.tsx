import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useState } from 'react';
import { hydrateLater } from './hydrate-later.tsx';

const data = ['manual', 'data sheet'];

function Documents({ names }: { names: readonly string[]; onOpen: () => void }) {
  const [opened, setOpened] = useState(0);
  return (
    <button type="button" onClick={() => setOpened(opened + 1)}>
      {names.join()} {opened}
    </button>
  );
}

test('a part whose code is not loaded stays readable while its page and its data change, then shows the new data', async () => {
  let arrive: () => void = () => undefined;
  const LaterDocuments = hydrateLater<Parameters<typeof Documents>[0]>(
    () => new Promise((resolve) => (arrive = () => resolve(Documents))),
  );
  let change: (count: number) => void = () => undefined;
  function Page() {
    const [count, setCount] = useState(0);
    change = setCount;
    return (
      <main>
        <p>{count}</p>
        <LaterDocuments names={count < 2 ? data : ['own manual']} onOpen={() => undefined} />
      </main>
    );
  }
  const page = document.createElement('div');
  page.innerHTML =
    '<main><p>0</p><!--$--><button type="button">manual,data sheet<!-- --> <!-- -->0</button><!--/$--></main>';
  document.body.append(page);
  await act(async () => {
    hydrateRoot(page, <Page />);
    await Promise.resolve();
  });

  act(() => change(1));
  expect(page.querySelector('p')).toHaveProperty('textContent', '1');
  expect(page.querySelector('button')).toHaveProperty('textContent', 'manual,data sheet 0');

  act(() => change(2));
  expect(page.querySelector('p')).toHaveProperty('textContent', '2');
  expect(page.querySelector('button')).toHaveProperty('textContent', 'manual,data sheet 0');

  const blanks = new MutationObserver(() => undefined);
  blanks.observe(page.querySelector('main')!, { childList: true });
  await act(async () => {
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
  });
  await waitFor(() => expect(page.querySelector('button')).toHaveProperty('textContent', 'own manual 0'));
  expect(blanks.takeRecords()).toEqual([]);
  act(() => page.querySelector('button')!.click());
  expect(page.querySelector('button')).toHaveProperty('textContent', 'own manual 1');
});

test('a loaded part follows changes of its page', async () => {
  const LaterDocuments = hydrateLater<Parameters<typeof Documents>[0]>(() => Promise.resolve(Documents));
  const { rerender } = render(<LaterDocuments names={['manual']} onOpen={() => undefined} />);
  expect(await screen.findByText(/^manual 0/)).toBeDefined();
  rerender(<LaterDocuments names={['drawing']} onOpen={() => undefined} />);
  expect(screen.getByText(/^drawing 0/)).toBeDefined();
});

test('a part whose code was waited for is there at once, not after an empty moment', async () => {
  const LaterDocuments = hydrateLater<Parameters<typeof Documents>[0]>(() => Promise.resolve(Documents));
  await LaterDocuments.load();
  render(<LaterDocuments names={['manual']} onOpen={() => undefined} />);
  expect(screen.getByText(/^manual 0/)).toBeDefined();
});
