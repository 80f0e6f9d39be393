import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { addToCart, anyCart, market, ownHeaders, type Attack } from './attack.ts';

export const smallFilesLost: Attack = {
  name: 'the small files beside the embedded database are lost',
  foundBefore: 'all carts and orders deleted at the next start',
  async run(scene) {
    const { stack, dataDir } = scene;
    const added = await addToCart(scene, anyCart());
    const { id } = added.body as { id: string };
    await stack.stopUpstream();
    const folder = join(dataDir, 'upstream');
    for (const name of readdirSync(folder)) if (name !== 'postgres') rmSync(join(folder, name), { recursive: true });
    await stack.startUpstream();
    const answer = await fetch(`${stack.url}/api/cart/${id}?${market}`, { headers: ownHeaders(scene) });
    const { lines } = (await answer.json()) as { lines?: unknown[] };
    return lines?.length === 1 ? null : `an acknowledged cart is gone (${answer.status})`;
  },
};

export const foldersOfOthers: Attack = {
  name: 'another user of the machine reads and writes the data',
  foundBefore: 'folder 0755, files 0666',
  run({ dataDir }) {
    const open = ['upstream', 'bff', 'sandbox'].filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0);
    return Promise.resolve(open.length === 0 ? null : `open to others: ${open.join(', ')}`);
  },
};
