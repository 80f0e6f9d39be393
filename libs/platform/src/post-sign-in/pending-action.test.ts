import { keepPendingAction, takePendingAction } from './pending-action.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const minutes = (count: number) => count * 60_000;
const stored = () => localStorage.getItem('post-sign-in-action');

beforeEach(() => localStorage.clear());

test('H5: a pending action is returned once, for up to 60 minutes', () => {
  keepPendingAction('restoreForm', { form: 'profile' }, noon);
  expect(JSON.parse(stored()!)).toEqual({
    type: 'restoreForm',
    payload: { form: 'profile' },
    expires: noon + minutes(60),
    page: '/',
  });
  expect(takePendingAction('restoreForm', undefined, noon + minutes(60) - 1)).toEqual({ form: 'profile' });
  expect(stored()).toBeNull();
  expect(takePendingAction('restoreForm', undefined, noon)).toBeUndefined();
});

test('H5: it expires after 60 minutes', () => {
  keepPendingAction('restoreForm', {}, noon);
  expect(takePendingAction('restoreForm', undefined, noon + minutes(60))).toBeUndefined();
  expect(stored()).toBeNull();
});

test('H5: an action for another page stays pending', () => {
  keepPendingAction('restoreForm', { form: 'profile' }, noon);
  expect(takePendingAction('addUserUnit', undefined, noon)).toBeUndefined();
  expect(takePendingAction('restoreForm', (payload) => payload === 'mine', noon)).toBeUndefined();
  expect(stored()).not.toBeNull();
});

test.each(['', '{', '[]', '7', '{"type":1,"expires":"x"}'])(
  'stored content that is no action (%j) is ignored',
  (text) => {
    localStorage.setItem('post-sign-in-action', text);
    expect(takePendingAction('restoreForm', undefined, noon)).toBeUndefined();
  },
);
