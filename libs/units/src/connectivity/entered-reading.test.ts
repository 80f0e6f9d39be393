import fc from 'fast-check';
import { instantOf, numberOf, readingOf } from './entered-reading.ts';
import { readReadingFile, templateFile } from './read-reading-file.ts';

const texts = {
  measuredAt: '2026-03-01 08:30Z',
  hotIn: '80',
  hotOut: '60,5',
  coldIn: '20',
  coldOut: '50',
  hotFlow: '20',
};

describe('an entered reading', () => {
  test.each([
    ['60.5', 60.5],
    [' 60,5 ', 60.5],
    ['−3', -3],
    ['', undefined],
    ['1e3', undefined],
    ['60°', undefined],
    ['1.000,5', undefined],
  ])('J6: "%s" is read as %s, and nothing is guessed', (text, value) => {
    expect(numberOf(text)).toBe(value);
  });

  test.each(['03/04/2026 08:30', '2026-04-31 08:30', '2026-03-01', '2026-03-01 25:00', 'now', ''])(
    'J6: "%s" is no time, because it can be read in two ways or does not exist',
    (text) => {
      expect(instantOf(text)).toBeUndefined();
    },
  );

  test('J6: every instant that the shop itself writes is read back', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        (time) => {
          expect(instantOf(time.toISOString())).toBe(time.toISOString());
        },
      ),
    );
  });

  test('J6: empty optional fields are unknown, not zero', () => {
    expect(readingOf(texts)).toMatchObject({
      reading: { hotOut: 60.5, hotFlow: 20, coldFlow: null, hotPressureDrop: null },
    });
  });

  test.each([
    [{ hotIn: '' }, 'hotIn', 'notANumber'],
    [{ hotIn: '999' }, 'hotIn', 'outOfRange'],
    [{ measuredAt: '1.3.2026' }, 'measuredAt', 'notATime'],
    [{ hotFlow: '0' }, 'hotFlow', 'zeroFlow'],
    [{ hotFlow: '' }, 'hotFlow', 'noFlow'],
    [{ hotIn: '60', hotOut: '80' }, 'hotOut', 'hotSideSwapped'],
    [{ measuredAt: '2199-01-01 00:00' }, 'measuredAt', 'inFuture'],
  ])('J6: %j is refused at %s as %s', (own, field, error) => {
    expect(readingOf({ ...texts, ...own })).toEqual({ errors: [{ field, error }] });
  });
});

describe('a file of readings', () => {
  const file = (text: string) => readReadingFile(new Blob([text]));
  const heading = 'time,hot_in,hot_out,cold_in,cold_out,hot_flow';

  test('J6: the template is a file that can be read in', async () => {
    expect(await readReadingFile(templateFile())).toMatchObject({
      refusedRows: 0,
      readings: [{ hotOut: 60.5, coldFlow: 13.4, coldPressureDrop: 29, afterCleaning: false }],
    });
  });

  test('J6: semicolons, decimal commas, other orders of columns and foreign columns are understood', async () => {
    const text =
      '\uFEFFHot in;Time;Hot out;Cold in;Cold out;Cold flow;Remark\r\n80,1;2026-03-01 08:30;60;20;50;13,4;"new; pump"\r\n\r\n';
    expect(await file(text)).toMatchObject({ readings: [{ hotIn: 80.1, coldFlow: 13.4 }], errors: [] });
  });

  test('J6: rows that cannot be right are named as a spreadsheet counts them, and the others stay', async () => {
    const good = '2026-03-01 08:30,80,60,20,50,20';
    const read = await file([heading, good, '2026-03-02 08:30,60,80,20,50,20', 'x,80,60,20,50,20', good].join('\n'));
    expect(read).toMatchObject({
      readings: [{}, {}],
      refusedRows: 2,
      errors: [
        { row: 3, field: 'hotOut', error: 'hotSideSwapped' },
        { row: 4, field: 'measuredAt', error: 'notATime' },
      ],
    });
  });

  test.each([
    ['', 'empty'],
    [heading, 'empty'],
    ['date,in,out\n1,2,3', 'columns'],
    [`${heading}\n${'x\n'.repeat(100_000)}`, 'tooManyRows'],
    ['x'.repeat(5_000_001), 'tooLarge'],
    ['\u0000\u0001PK\u0003', 'empty'],
  ])('J6: a file that is none is refused with its reason (%#)', async (text, error) => {
    expect(await file(text)).toBe(error);
  });
});
