import { maxReadings, type ReadingFields } from '@shop/api-contracts';
import Papa from 'papaparse';
import { readingOf, type ReadingError } from './entered-reading.ts';

/** Columns of a file, by the field of a reading; figures in °C, m³/h and kPa. */
export const columns = {
  time: 'measuredAt',
  hot_in: 'hotIn',
  hot_out: 'hotOut',
  cold_in: 'coldIn',
  cold_out: 'coldOut',
  hot_flow: 'hotFlow',
  cold_flow: 'coldFlow',
  hot_pressure_drop: 'hotPressureDrop',
  cold_pressure_drop: 'coldPressureDrop',
  after_cleaning: 'afterCleaning',
} as const;

const required = ['time', 'hot_in', 'hot_out', 'cold_in', 'cold_out'] as const;
const maxBytes = 5_000_000;
/** More are not listed: such a file is not what it should be. */
const listedErrors = 20;

export type FileError = 'tooLarge' | 'tooManyRows' | 'empty' | 'columns' | 'unreadable';

export interface ReadFile {
  readings: ReadingFields[];
  /** Of the first rows that cannot be read, counted as a spreadsheet does. */
  errors: (ReadingError & { row: number })[];
  refusedRows: number;
}

export const templateFile = (): Blob =>
  new Blob([`${Object.keys(columns).join(',')}\r\n2026-03-01 08:30,80,60.5,20,50,20,13.4,31.5,29,\r\n`], {
    type: 'text/csv;charset=utf-8',
  });

/** Reads a CSV file, with commas, semicolons or tabs between its columns, in any order. */
export async function readReadingFile(file: Blob): Promise<ReadFile | FileError> {
  if (file.size > maxBytes) return 'tooLarge';
  const text = new TextDecoder().decode(await file.arrayBuffer()).replace(/^\uFEFF/, '');
  const { data, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (heading) => heading.trim().toLowerCase().replace(/[ -]/g, '_'),
  });
  if (data.length === 0) return 'empty';
  if (!required.every((name) => meta.fields?.includes(name))) return 'columns';
  if (data.length > maxReadings) return 'tooManyRows';
  const rows = data.map((row) =>
    readingOf(Object.fromEntries(Object.entries(columns).map(([column, field]) => [field, row[column] ?? '']))),
  );
  const errors = rows.flatMap((row, at) =>
    'errors' in row ? row.errors.slice(0, 1).map((error) => ({ ...error, row: at + 2 })) : [],
  );
  return {
    readings: rows.flatMap((row) => ('reading' in row ? row.reading : [])),
    errors: errors.slice(0, listedErrors),
    refusedRows: errors.length,
  };
}
