import { escapedJson } from './escaped-json.ts';

test('article texts can neither end their script block nor open a comment in it', () => {
  const hostile = { name: '</script><script>alert(1)</script><!-- & \u2028\u2029' };
  const text = escapedJson(hostile);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(hostile);
});
