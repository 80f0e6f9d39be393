import { DatabaseDownError } from './database-down.ts';
import { reasonOfOutage } from './outage-reason.ts';

const failed = (fields: object): Error => Object.assign(new Error('x'), fields);

it.each([
  [failed({ code: '28P01' }), 'wrong_password'],
  [new DatabaseDownError(failed({ code: '28P01' })), 'wrong_password'],
  [new DatabaseDownError(failed({ code: 'ECONNREFUSED' })), 'ECONNREFUSED'],
  [new DatabaseDownError(new AggregateError([failed({ code: 'ECONNREFUSED' })])), 'ECONNREFUSED'],
  [failed({ code: '3D000' }), 'no_such_database'],
  [failed({ code: '57P01' }), '57P01'],
  [new Error('x'), undefined],
  [undefined, undefined],
])('the log tells a wrong password from an outage: %s', (error, reason) => {
  expect(reasonOfOutage(error)).toBe(reason);
});
