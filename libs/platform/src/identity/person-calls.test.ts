import { sendAs } from './person-calls.ts';

const refusal = { code: 'other_customer_number', shownFor: '100002', inUse: '100003' };
const answering = (status: number, body: unknown) =>
  jest.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
beforeEach(() => void (document.cookie = 'signed-in=1'));
afterEach(() => void (document.cookie = 'signed-in=; Max-Age=0'));

test('A10: a call carries for whom its page was shown', async () => {
  const fetchWith = answering(200, {});
  await sendAs('ref-marie:100002', jest.fn())(fetchWith);
  expect(fetchWith).toHaveBeenCalledWith({ 'x-account': 'ref-marie:100002' });
});

test('A10: a refusal for another company is told with its number, and still reaches its caller', async () => {
  const onOtherCompany = jest.fn();
  const response = await sendAs('ref-marie:100002', onOtherCompany)(answering(409, refusal));
  expect(onOtherCompany).toHaveBeenCalledWith('100003');
  expect(await response.json()).toEqual(refusal);
});

test.each([
  ['a frozen cart', 409, { code: 'cart_frozen' }],
  ['an answer without a body', 409, null],
  ['an order', 200, refusal],
])('A10: %s says nothing of another company', async (_what, status, body) => {
  const onOtherCompany = jest.fn();
  await sendAs('ref-marie:100002', onOtherCompany)(answering(status, body));
  expect(onOtherCompany).not.toHaveBeenCalled();
});

test('H4: once another tab has signed out, nothing is sent', async () => {
  document.cookie = 'signed-in=; Max-Age=0';
  const fetchWith = answering(200, {});
  const response = await sendAs('ref-marie:100002', jest.fn())(fetchWith);
  expect(response.status).toBe(401);
  expect(fetchWith).not.toHaveBeenCalled();
});
