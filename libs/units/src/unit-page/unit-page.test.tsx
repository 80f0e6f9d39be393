import '@testing-library/jest-dom';
import { buildUnit } from '@shop/api-contracts/testing';
import { json, problem } from '@shop/platform/testing';
import { screen, within } from '@testing-library/react';
import { openUnits } from '../shop.fixture.tsx';

const page = '/en-gb/unit/9JYNHRUSVE';
const nameplate = () => within(screen.getByRole('region', { name: 'Nameplate' }));

test('J2: the nameplate has every field of the unit, and what is not stamped is one click away', async () => {
  await openUnits(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heat exchanger GX-050, 61 plates');
  for (const text of ['Vadholm', 'GX-050', '30-114-0021', '2016', 'VT-0021', 'Gasketed plate heat exchangers', '61'])
    expect(nameplate().getByText(text)).toBeInTheDocument();
  expect(nameplate().getByRole('link', { name: 'GX-050-H16-061' })).toHaveAttribute(
    'href',
    '/en-gb/gasketed--gasketed/gx-050-61-plates--GX050-GX050H16061',
  );
  expect(nameplate().queryByText('Gap between plates')).toBeNull();
  expect(screen.getByText('Gap between plates')).toBeInTheDocument();
  expect(screen.getByText('In service')).toBeInTheDocument();
});

test('J2: of a unit of another make only what is known is stamped', async () => {
  const unknown = { tagId: null, year: null, productFamily: null, productConstruction: null, customerModel: null };
  await openUnits(page, {
    answers: { 'GET /units/9JYNHRUSVE': () => json(buildUnit({ ...unknown, article: null, specification: [] })) },
  });
  expect(nameplate().getByText('Unknown model')).toBeInTheDocument();
  expect(nameplate().getAllByRole('term')).toHaveLength(1);
  expect(screen.queryByText('All figures as built')).toBeNull();
});

test('A6, A14: each topic has its title and trail; without one the first opens', async () => {
  for (const address of [page, `${page}/spare-parts`]) {
    const { unmount } = await openUnits(address);
    expect(document.title).toBe('30-114-0021, Spare parts | Vadholm');
    expect(screen.getByTestId('trail')).toHaveTextContent(/^Find a unit \(\/unit\) \/ 30-114-0021$/);
    expect(screen.getByRole('link', { name: 'Spare parts' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Spare parts' })).toHaveAttribute(
      'href',
      '/en-gb/unit/9JYNHRUSVE/spare-parts',
    );
    unmount();
  }
});

test('A14: the way back from another topic is the unit', async () => {
  await openUnits(`${page}/connectivity`);
  expect(screen.getByTestId('trail')).toHaveTextContent(
    /^Find a unit \(\/unit\) \/ 30-114-0021 \(\/unit\/9JYNHRUSVE\) \/ Readings$/,
  );
});

test.each([`${page}/nothing`, `${page}/Spare-Parts2`, '/en-gb/unit/ABCDEFGHJK', '/en-gb/unit/x', '/en-gb/unit/%00a'])(
  'J2: %s is not found',
  async (address) => {
    await openUnits(address);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('notFound');
  },
);

test('J2: another failure shows the error page', async () => {
  await openUnits(page, { answers: { 'GET /units/:id': () => problem(500) } });
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('notFound');
});

test('J2: a unit that was replaced leads to its successor', async () => {
  const replaced = buildUnit({ status: 'replaced', successorEquipmentId: 'ZZZZZZ9999' });
  await openUnits(page, { answers: { 'GET /units/9JYNHRUSVE': () => json(replaced) } });
  expect(screen.getByRole('link', { name: 'Go to the new unit' })).toHaveAttribute('href', '/en-gb/unit/ZZZZZZ9999');
});
