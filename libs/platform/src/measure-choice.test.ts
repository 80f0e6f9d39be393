import { renderHook, waitFor } from '@testing-library/react';
import { chooseMeasures, useMeasureChoice } from './measure-choice.ts';

test('behaviour 29: the chosen system is shown at once everywhere and kept in the cookie that the next page reads', async () => {
  const { result } = renderHook(() => useMeasureChoice());
  expect(result.current).toBe('si');
  chooseMeasures('us');
  await waitFor(() => expect(result.current).toBe('us'));
  expect(document.documentElement.dataset['measures']).toBe('us');
  expect(document.cookie).toContain('measures=us');
  chooseMeasures('si');
  await waitFor(() => expect(result.current).toBe('si'));
  expect(document.cookie).toContain('measures=si');
});
