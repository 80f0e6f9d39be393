import { render, screen } from '@testing-library/react';
import { Crumbs } from './crumbs.tsx';

const items = [{ label: 'Home', href: '/' }, { label: 'Gasketed', href: '/gasketed' }, { label: 'GX-050' }];

test('the last crumb is the current page and no link; the one before it is the way back on a small screen', () => {
  render(<Crumbs label="Breadcrumb" items={items} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Gasketed']);
  expect(screen.getByText('GX-050').getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Gasketed' }).parentElement!.className).toBe('back');
});

test('the application renders the links', () => {
  render(
    <Crumbs
      label="Breadcrumb"
      items={items}
      renderLink={({ href, children }) => <a href={`/en-gb${href}`}>{children}</a>}
    />,
  );
  expect(screen.getByRole('link', { name: 'Gasketed' }).getAttribute('href')).toBe('/en-gb/gasketed');
});
