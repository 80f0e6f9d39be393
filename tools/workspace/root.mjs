import { join } from 'node:path';

/** The repository's folder, independent of the current directory. */
export const root = join(import.meta.dirname, '../..');
