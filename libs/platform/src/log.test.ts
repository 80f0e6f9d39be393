import { log, logLevels, setLogLevel, type LogLevel } from './log.ts';

const methods = ['debug', 'info', 'warn', 'error'] as const;
/** The specified levels, from the least to the most severe, and the method of the console that each uses. */
const levels: [LogLevel, number, (typeof methods)[number]][] = [
  ['Verbose', 0, 'debug'],
  ['Information', 1, 'info'],
  ['Warning', 2, 'warn'],
  ['Error', 3, 'error'],
  ['Critical', 4, 'error'],
];

let said: unknown[][];
beforeEach(() => {
  said = [];
  for (const method of methods)
    jest.spyOn(console, method).mockImplementation((...text: unknown[]) => void said.push([method, ...text]));
});
afterEach(() => {
  setLogLevel('Warning');
  jest.restoreAllMocks();
});

test('N1: the log levels are Verbose 0, Information 1, Warning 2, Error 3 and Critical 4', () => {
  expect(logLevels).toEqual(Object.fromEntries(levels.map(([name, value]) => [name, value])));
});

test.each(levels)(
  'N1: with the threshold %s (%i), that level and the more severe ones are logged',
  (threshold, from) => {
    setLogLevel(threshold);
    for (const [name] of levels) log(name, `a ${name}`);
    expect(said).toEqual(levels.filter(([, value]) => value >= from).map(([name, , method]) => [method, `a ${name}`]));
  },
);

test('N1: warnings and worse are logged unless another threshold is set, with their details', () => {
  log('Information', 'not this');
  log('Warning', 'this', { status: 503 });
  expect(said).toEqual([['warn', 'this', { status: 503 }]]);
});
