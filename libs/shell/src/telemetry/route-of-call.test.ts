import { routeOfCall } from './route-of-call.ts';

test.each([
  ['GET', '/api/items/search', '/api/items/search'],
  ['GET', '/api/settings', '/api/settings'],
  ['GET', '/api/unknown/secret', '/api/…'],
  ['POST', '/auth/widget-token', '/auth/…'],
  ['GET', 'https://shop.example/api/settings', '/api/settings'],
])('M3: the call %s %s is named %s', (method, path, route) => expect(routeOfCall(method, path)).toBe(route));

test('M3: ids in the path of a call are not named', () => {
  expect(routeOfCall('GET', '/api/orders/secret-4711')).not.toContain('secret');
  expect(routeOfCall('GET', '/api/orders/secret-4711/x/y/z')).not.toContain('secret');
});
