import { ApiError, NotAuthenticatedError } from '@shop/api-contracts';
import { errorPathsOf, fieldErrorsOf } from './field-errors.ts';

const problem = (status: number) =>
  new ApiError(status, '/user', {
    title: 'Bad request',
    status,
    errors: [
      { path: 'body.phoneNumber', message: 'This is no phone number' },
      { path: 'body.vatId', message: 'Too long' },
      { path: 'body.vatId', message: 'This is no VAT number' },
    ],
  });

test('N6: upstream’s errors appear once at the fields of those names, in the page’s words', () => {
  expect(fieldErrorsOf(problem(400), (field) => `Check ${field}.`)).toEqual([
    { field: 'phoneNumber', message: 'Check phoneNumber.' },
    { field: 'vatId', message: 'Check vatId.' },
  ]);
});

test.each([null, new NotAuthenticatedError(), new ApiError(400, '/user', 'no problem document'), problem(503)])(
  'other failures belong to no field: %s',
  (error) => expect(fieldErrorsOf(error, String)).toEqual([]),
);

test('the longest matching prefix is removed, and errors without a message are skipped', () => {
  const error = new ApiError(422, '/quotecheckouts', {
    title: 'Bad request',
    status: 422,
    errors: [
      { path: 'body.contact.email', message: '' },
      { path: 'body.text', message: '' },
      { path: 'body.lines.2.note', message: '' },
      { path: 'query.market', message: '' },
    ],
  });
  expect(errorPathsOf(error, { prefix: ['body', 'body.contact'] })).toEqual([
    'email',
    'text',
    'lines.2.note',
    'query.market',
  ]);
  const messages: Record<string, string> = { email: 'Enter an e-mail address.', note: 'The note is too long.' };
  expect(
    fieldErrorsOf(error, (field) => messages[field], {
      prefix: ['body', 'body.contact'],
      fieldOf: (path) => path.split('.').at(-1)!,
    }),
  ).toEqual([
    { field: 'email', message: 'Enter an e-mail address.' },
    { field: 'note', message: 'The note is too long.' },
  ]);
});
