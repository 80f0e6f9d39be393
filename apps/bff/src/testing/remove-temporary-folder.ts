import { rmSync } from 'node:fs';

/** Jest's global teardown: see `temporary-folder.ts`. */
export default function removeTemporaryFolder(): void {
  rmSync(process.env['BFF_TESTS_FOLDER']!, { recursive: true, maxRetries: 5 });
}
