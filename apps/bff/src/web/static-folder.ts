import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookup } from 'mime-types';
import type { Encoding } from '../http/encodings.ts';

/** A file as bytes, in the encodings from the build; uncompressed only if it has no gzip, since few clients want that. */
export interface StaticFile {
  type: string;
  /** Weak, the same for all encodings. */
  etag: string;
  bytes: Partial<Record<Encoding, Buffer>>;
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
    const gzip = readIfThere(`${file}.gz`);
    const br = readIfThere(`${file}.br`);
    files.set(path, {
      type: typeOf(path),
      etag: `W/"${createHash('sha1').update(identity).digest('base64url')}"`,
      bytes: { ...(gzip ? { gzip } : { identity }), ...(br ? { br } : {}) },
    });
  }
  return files;
}

const readIfThere = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);
