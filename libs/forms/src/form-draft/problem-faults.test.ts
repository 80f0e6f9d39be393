import { ApiError, NotAuthenticatedError } from '@shop/api-contracts';
import { problemFaults } from './problem-faults.ts';

const problem = (status: number) =>
  new ApiError(status, '/user', {
    title: 'Bad request',
    status,
    errors: [
      { path: 'body.phoneNumber', message: 'This is no phone number' },
      { path: 'body.vatId', message: 'Too long' },
      { path: 'body.vatId', message: 'This is no VAT id' },
    ],
  });

test('N6: what upstream found belongs to the fields of those names, once each, in the words of the page', () => {
  expect(problemFaults(problem(400), (field) => `Check ${field}.`)).toEqual([
    { field: 'phoneNumber', message: 'Check phoneNumber.' },
    { field: 'vatId', message: 'Check vatId.' },
  ]);
});

test.each([null, new NotAuthenticatedError(), new ApiError(400, '/user', 'no problem document'), problem(503)])(
  'other failures are in no field: %s',
  (error) => expect(problemFaults(error, String)).toEqual([]),
);
