import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A file as bytes, in the encodings that the build has made. */
export interface StaticFile {
  type: string;
  /** Weak, the same for all encodings. */
  etag: string;
  bytes: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const isPublished = (path: string): boolean => !path.split('/').some((part) => part.startsWith('.'));
const isCompressed = (path: string): boolean => /\.(?:br|gz)$/.test(path);

/** Reads all files of a folder by their address (`/assets/entry-abc.js`), but for those whose name, or folder, begins with a dot. */
export function readStaticFolder(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll('\\', '/').replace(/^\/*/, '/');
    if (!entry.isFile() || isCompressed(path) || !isPublished(path)) continue;
    const identity = readFileSync(file);
    files.set(path, {
      type: types[extname(path)] ?? 'application/octet-stream',
      etag: `W/"${createHash('sha1').update(identity).digest('base64url')}"`,
      bytes: { identity, ...compressed('br', `${file}.br`), ...compressed('gzip', `${file}.gz`) },
    });
  }
  return files;
}

const compressed = (encoding: 'br' | 'gzip', file: string): { br?: Buffer; gzip?: Buffer } =>
  existsSync(file) ? { [encoding]: readFileSync(file) } : {};
