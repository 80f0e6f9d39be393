import { createSealer } from './sealing.ts';

const secret = 'a secret of more than thirty-two characters';
const other = 'another secret of more than thirty-two characters';

describe('sealed texts', () => {
  const sealer = createSealer([secret], 'test');

  it('can be opened in their own context, and do not reveal their content', () => {
    const sealed = sealer.seal('{"refresh_token":"x"}', 'session-1');
    expect(sealed).not.toContain('refresh');
    expect(sealer.open(sealed, 'session-1')).toBe('{"refresh_token":"x"}');
    expect(sealer.seal('{"refresh_token":"x"}', 'session-1')).not.toBe(sealed);
  });

  it('cannot be opened in another context, when changed or shortened, or with another secret or purpose', () => {
    const sealed = sealer.seal('text', 'session-1');
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    expect(sealer.open(sealed, 'session-2')).toBeUndefined();
    expect(sealer.open(bytes.toString('base64url'), 'session-1')).toBeUndefined();
    expect(sealer.open(sealed.slice(0, 20), 'session-1')).toBeUndefined();
    expect(sealer.open('', 'session-1')).toBeUndefined();
    expect(createSealer([other], 'test').open(sealed, 'session-1')).toBeUndefined();
    expect(createSealer([secret], 'other').open(sealed, 'session-1')).toBeUndefined();
  });

  it('stay readable during a rotation of the secret', () => {
    const during = createSealer([other, secret], 'test');
    expect(during.open(sealer.seal('old', 'p'), 'p')).toBe('old');
    expect(createSealer([other], 'test').open(during.seal('new', 'p'), 'p')).toBe('new');
  });
});
