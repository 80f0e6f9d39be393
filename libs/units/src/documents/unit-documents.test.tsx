import '@testing-library/jest-dom';
import { json, problem } from '@shop/platform/testing';
import { screen } from '@testing-library/react';
import { openUnits } from '../shop.fixture.tsx';

const page = '/en-gb/unit/9JYNHRUSVE';
const manual = (language: string) => ({
  name: 'Manual',
  kind: 'Manual',
  language,
  revision: 'C',
  src: `/media/0123456789abcdef/manual-${language}.pdf`,
  format: 'PDF',
  bytes: 15_610,
  vdiClass: '03-02',
});
const documentation = 'GET /units/9JYNHRUSVE/documentation';

test('J3: documents stand under their VDI 2770 class, with language, revision and size; other languages one click away', async () => {
  await openUnits(`${page}/documentation`, {
    answers: { [documentation]: () => json({ documents: [manual('en'), manual('de')] }) },
  });
  expect(screen.getByRole('heading', { name: 'Operation VDI 2770 03-02' })).toBeInTheDocument();
  const [own, other] = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('Manual'));
  expect(own).toHaveTextContent('revision C');
  expect(own).toHaveTextContent('English');
  expect(own).toHaveTextContent('PDF, 16 kB');
  expect(other).toHaveTextContent('German');
  expect(screen.getByText('In other languages (1)')).toBeInTheDocument();
  expect(document.title).toBe('30-114-0021, Documentation | Vadholm');
});

test('J3: technical documents are another call, and another page', async () => {
  const sheet = { ...manual('en'), name: 'Data sheet', vdiClass: '02-01' };
  await openUnits(`${page}/technical-documentation`, {
    answers: { 'GET /units/9JYNHRUSVE/technicaldocumentation': () => json({ documents: [sheet] }) },
  });
  expect(screen.getByRole('link', { name: 'Data sheet' })).toHaveAttribute('href', sheet.src);
  expect(document.title).toBe('30-114-0021, Technical documentation | Vadholm');
});

test('J3: without documents, and when they cannot be loaded, the page says what to do', async () => {
  const { unmount } = await openUnits(`${page}/documentation`, {
    answers: { [documentation]: () => json({ documents: [] }) },
  });
  expect(screen.getByRole('link', { name: 'Ask for a document' })).toBeInTheDocument();
  unmount();
  await openUnits(`${page}/documentation`, { answers: { [documentation]: () => problem(503) } });
  expect(await screen.findByText('The documents could not be loaded')).toBeInTheDocument();
});
