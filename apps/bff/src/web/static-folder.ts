import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookup } from 'mime-types';

/** A file as bytes, in the encodings from the build. */
export interface StaticFile {
  type: string;
  /** Weak, the same for all encodings. */
  etag: string;
  bytes: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

/** Text is UTF-8; other types need no charset. */
function typeOf(path: string): string {
  const type = lookup(path) || 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

const isPublished = (path: string): boolean => !path.split('/').some((part) => part.startsWith('.'));
const isCompressed = (path: string): boolean => /\.(?:br|gz)$/.test(path);

/**
 * Reads all files of a folder by address (`/assets/entry-abc.js`), except files and folders whose name begins with a
 * dot.
 */
export function readStaticFolder(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll('\\', '/').replace(/^\/*/, '/');
    if (!entry.isFile() || isCompressed(path) || !isPublished(path)) continue;
    const identity = readFileSync(file);
    files.set(path, {
      type: typeOf(path),
      etag: `W/"${createHash('sha1').update(identity).digest('base64url')}"`,
      bytes: { identity, ...compressed('br', `${file}.br`), ...compressed('gzip', `${file}.gz`) },
    });
  }
  return files;
}

const compressed = (encoding: 'br' | 'gzip', file: string): { br?: Buffer; gzip?: Buffer } =>
  existsSync(file) ? { [encoding]: readFileSync(file) } : {};
