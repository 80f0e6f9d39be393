/**
 * A test that `npm test` leaves to `npm test -- --all`, since it takes seconds and a shorter test of the same kind stands beside it: a
 * further fault, a further way to stop a process. A project that has one names the variable TESTS among the inputs of its tests.
 */
declare const longTest: jest.It;
