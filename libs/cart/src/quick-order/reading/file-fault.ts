/** Why a file is not read. */
export type FileFaultReason =
  'tooLarge' | 'type' | 'oldWorkbook' | 'image' | 'damaged' | 'tooMuchInside' | 'tooManyRows' | 'empty';

/** A file that is refused, and the reason that is said in words. */
export class FileFault extends Error {
  readonly reason: FileFaultReason;
  constructor(reason: FileFaultReason, options?: ErrorOptions) {
    super(`File refused: ${reason}`, options);
    this.reason = reason;
  }
}
