import { join } from 'node:path';

/** The repository's folder, wherever the script was called from. */
export const root = join(import.meta.dirname, '../..');
