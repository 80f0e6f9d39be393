/** A file that cannot be read to its end; the message says why, and what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
  /** The row in which it became clear. */
  readonly row: number | undefined;

  constructor(message: string, row?: number, options?: ErrorOptions) {
    super(message, options);
    this.row = row;
  }
}
