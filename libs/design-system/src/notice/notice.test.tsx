import { render, screen } from '@testing-library/react';
import { Notice } from './notice.tsx';
import type { NoticeType } from './notice.tsx';

const types: NoticeType[] = ['success', 'informative', 'warning', 'critical'];

test('N5: each of the four types has its look, icon and word', () => {
  const { container } = render(types.map((type) => <Notice key={type} type={type} title={`Word of ${type}`} />));
  expect([...container.children].map((notice) => notice.className)).toEqual(types.map((type) => `notice ${type}`));
  expect(new Set([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).size).toBe(4);
  types.forEach((type) => expect(screen.getByText(`Word of ${type}`)).toBeTruthy());
});

test('N5: a live notice is announced at once only if critical; an initial one is not announced', () => {
  const view = render(<Notice type="critical" title="Failed" live />);
  expect(screen.getByRole('alert')).toBeTruthy();
  view.rerender(<Notice type="warning" title="Changed" live />);
  expect(screen.getByRole('status')).toBeTruthy();
  view.rerender(<Notice type="critical" title="Failed" />);
  expect(screen.queryByRole('alert')).toBeNull();
});
