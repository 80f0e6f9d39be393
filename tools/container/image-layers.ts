import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine.ts';

export interface LayerContents {
  /** Paths of files in all layers, including files that a later layer removes. */
  files: string[];
  /** The texts that were found in a file of any layer. */
  found: string[];
}

/** Reads every layer of an image: its files, and which of the given texts they contain. */
export async function readLayers(engine: Engine, tag: string, texts: readonly string[]): Promise<LayerContents> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-image-'));
  try {
    const archive = join(folder, 'image.tar');
    await engine.must('save', '--output', archive, tag);
    const unpacked = join(folder, 'image');
    mkdirSync(unpacked);
    await tar(['-xf', archive, '-C', unpacked]);
    const [image] = JSON.parse(readFileSync(join(unpacked, 'manifest.json'), 'utf8')) as [{ Layers: string[] }];
    const files: string[] = [];
    const found = new Set<string>();
    for (const layer of image.Layers.map((name) => join(unpacked, name))) {
      let names = '';
      await tar(['-tf', layer], (chunk) => (names += chunk.toString('utf8')));
      files.push(...names.split('\n').filter((name) => name !== '' && !name.endsWith('/')));
      await tar(['-xOf', layer], searchFor(texts, found));
    }
    return { files: files.map((name) => name.replace(/^\.?\//, '')), found: [...found] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tar(parameters: string[], read: (chunk: Buffer) => void = () => undefined): Promise<void> {
  const child = spawn('tar', parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.on('data', read);
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`tar ${parameters.join(' ')} ended with ${code}`);
}

/** Also finds texts that are split between two chunks. */
function searchFor(texts: readonly string[], found: Set<string>): (chunk: Buffer) => void {
  const overlap = Math.max(...texts.map((text) => Buffer.byteLength(text)));
  let tail: Buffer = Buffer.alloc(0);
  return (chunk) => {
    const bytes = Buffer.concat([tail, chunk]);
    for (const text of texts) if (bytes.includes(text)) found.add(text);
    tail = bytes.subarray(-overlap);
  };
}
