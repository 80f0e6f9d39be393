/** Where something is wrong: a file of the folder, its row as spreadsheets count, the column's heading. */
export interface ImportError {
  file: string;
  row?: number | undefined;
  column?: string | undefined;
  /** What is wrong, and what to do. */
  message: string;
}

const maxPrinted = 50;

/** Collects what is wrong with a catalogue: keeps the first errors and counts all, however many there are. */
export class ImportReport {
  readonly #errors: ImportError[] = [];
  readonly #counts = new Map<string, number>();

  /** @param times how many errors this one stands for */
  add(error: ImportError, times = 1): void {
    if (this.#errors.length < maxPrinted) this.#errors.push(error);
    this.#counts.set(error.file, (this.#counts.get(error.file) ?? 0) + times);
  }

  get count(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Errors of one file, counted. */
  countIn(file: string): number {
    return this.#counts.get(file) ?? 0;
  }

  /** One line per error, then how many there are in which file; empty without errors. */
  lines(): string[] {
    if (this.count === 0) return [];
    const perFile = [...this.#counts].map(([file, count]) => `${count.toLocaleString('en')} in ${file}`).join(', ');
    const more = this.count - this.#errors.length;
    return [
      ...this.#errors.map(lineOf),
      ...(more > 0 ? [`… and ${more.toLocaleString('en')} more`] : []),
      `${this.count.toLocaleString('en')} ${this.count === 1 ? 'error' : 'errors'}: ${perFile}. Nothing was imported.`,
    ];
  }
}

function lineOf({ file, row, column, message }: ImportError): string {
  const place = [file, ...(row === undefined ? [] : [`row ${row}`]), ...(column === undefined ? [] : [column])];
  return `${place.join(', ')}: ${message}`;
}
