import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RadioGroup } from './radio-group.tsx';
import { SegmentedLinks } from './segmented-links.tsx';

const units = [
  { value: 'si', label: 'SI' },
  { value: 'us', label: 'US' },
] as const;

test('a choice is reported to the page, and the group has a name', async () => {
  const chosen = jest.fn();
  render(<RadioGroup label="Units" options={units} defaultValue="si" onChange={chosen} />);
  await userEvent.click(screen.getByRole('radio', { name: 'US' }));
  expect(chosen).toHaveBeenCalledWith('us');
  expect(screen.getByRole('group', { name: 'Units' })).toBeTruthy();
});

test('two groups on a page are independent', () => {
  render(
    <>
      <RadioGroup label="A" options={units} defaultValue="si" />
      <RadioGroup label="B" options={units} defaultValue="us" />
    </>,
  );
  expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('segments can be links, with the current one marked', () => {
  render(
    <SegmentedLinks
      label="View"
      links={[
        { href: '?view=grid', label: 'Grid' },
        { href: '?view=list', label: 'List', current: true },
      ]}
    />,
  );
  expect(screen.getByRole('link', { current: true }).textContent).toBe('List');
});
