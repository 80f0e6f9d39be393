import { createLogger } from '@shop/server';
import { rowsInErrors } from './hidden-fields.ts';

describe('the log', () => {
  it('shows the database error without the row', () => {
    let written = '';
    const log = createLogger({
      level: 'info',
      hidden: rowsInErrors,
      destination: { write: (line: string) => void (written += line) },
    });
    const refused = Object.assign(new Error('duplicate key value violates unique constraint "person_pkey"'), {
      code: '23505',
      detail: 'Key (email)=(anna@mail.example) already exists.',
      where: 'PL/pgSQL function with anna@mail.example',
    });
    log.error({ err: refused, requestId: 'abc-123' }, 'request failed');
    expect(JSON.parse(written)).toMatchObject({
      requestId: 'abc-123',
      err: { code: '23505', message: refused.message },
    });
    expect(written).not.toContain('anna');
  });
});
