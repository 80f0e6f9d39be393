import { render } from '@testing-library/react';
import { UnbrokenNumbers } from './unbroken-numbers.tsx';

test.each([
  ['Channel gasket GX-050, NBR, 0.4 mm', ['GX-050,', '0.4 mm']],
  ['Channel plate GX-032, EN 1.4404', ['GX-032,', 'EN 1.4404']],
  ['GX-050-H16-061, 61 plates, DN 50', ['GX-050-H16-061,', '61 plates,', 'DN 50']],
  ['Tightening bolt M16 × 260, GX-032', ['M16 × 260,', 'GX-032']],
  ['Threaded connection G 1¼″', ['G 1¼″']],
  ['Hamburg, workshop 2', ['workshop 2']],
  ['Tightening bolt', []],
])('numbers of "%s" stay with their units and in one piece', (text, whole) => {
  const { container } = render(<UnbrokenNumbers text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('.nb')].map((part) => part.textContent)).toEqual(whole);
});
