/** Why a file was refused. */
export type FileErrorReason =
  'tooLarge' | 'type' | 'oldWorkbook' | 'image' | 'damaged' | 'tooMuchInside' | 'tooManyRows' | 'empty';

/** A refused file with its reason. */
export class FileError extends Error {
  readonly reason: FileErrorReason;
  constructor(reason: FileErrorReason, options?: ErrorOptions) {
    super(`File refused: ${reason}`, options);
    this.reason = reason;
  }
}
