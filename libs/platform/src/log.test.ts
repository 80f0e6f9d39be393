import { followLog, log, logLevels, type LogEntry, type LogLevel } from './log.ts';

const methods = ['debug', 'info', 'warn', 'error'] as const;
/** The specified levels, from the least to the most severe. */
const levels: [LogLevel, number][] = [
  ['Verbose', 0],
  ['Information', 1],
  ['Warning', 2],
  ['Error', 3],
  ['Critical', 4],
];

let said: unknown[][];
beforeEach(() => {
  said = [];
  for (const method of methods)
    jest.spyOn(console, method).mockImplementation((...text: unknown[]) => void said.push([method, ...text]));
});
afterEach(() => jest.restoreAllMocks());

test('N1: the log levels are Verbose 0, Information 1, Warning 2, Error 3 and Critical 4', () => {
  expect(logLevels).toEqual(Object.fromEntries(levels.map(([name, value]) => [name, value])));
});

test('N1: Warning and the more severe levels are logged, the others are not', () => {
  for (const [name] of levels) log(name, `a ${name}`);
  expect(said).toEqual([
    ['warn', 'a Warning'],
    ['error', 'a Error'],
    ['error', 'a Critical'],
  ]);
});

test('N1: details are logged with their message', () => {
  log('Warning', 'this', { status: 503 });
  expect(said).toEqual([['warn', 'this', { status: 503 }]]);
});

test('N1: whoever follows the log is told its messages from Warning on, without their details', () => {
  const told: LogEntry[] = [];
  followLog((entry) => told.push(entry));
  for (const [name] of levels) log(name, `a ${name}`, { personal: true });
  expect(told).toEqual([
    { level: 'Warning', message: 'a Warning' },
    { level: 'Error', message: 'a Error' },
    { level: 'Critical', message: 'a Critical' },
  ]);
});
