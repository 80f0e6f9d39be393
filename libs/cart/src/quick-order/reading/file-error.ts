/** Why a file is not read. */
export type FileErrorReason =
  'tooLarge' | 'type' | 'oldWorkbook' | 'image' | 'damaged' | 'tooMuchInside' | 'tooManyRows' | 'empty';

/** A file that is refused, and the reason that is said in words. */
export class FileError extends Error {
  readonly reason: FileErrorReason;
  constructor(reason: FileErrorReason, options?: ErrorOptions) {
    super(`File refused: ${reason}`, options);
    this.reason = reason;
  }
}
