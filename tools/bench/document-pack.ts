import { startStack, withoutPeerLimits } from '../stack.ts';
import { residentMb } from '../measure.ts';
import { atMost, type Benchmark } from './row.ts';
import { startScaledDatabase } from './scaled-database.ts';
import { signIn } from './start-bff.ts';

/** Of each document, so that the pack has more than 1 GB: the demo company has some 120 units of an article. */
const fileBytes = 3_000_000;

/** A pack of many units and 1 GB, read by a signed-in person: how far memory of the servers rises above rest. PostgreSQL is a process apart. */
export const documentPack: Benchmark = {
  name: 'document-pack',
  about: 'memory of BFF and upstream while a pack of 1 GB is read, above that at rest (PostgreSQL)',
  minutes: 3,
  async run({ short }) {
    const database = await startScaledDatabase({ fileBytes: short ? fileBytes / 20 : fileBytes });
    if (!database) return [];
    const stack = await startStack({ upstreamEnv: { DATABASE_URL: database.url }, bffEnv: withoutPeerLimits });
    try {
      const cookie = await signIn(stack.url);
      const ask = (equipmentIds: string[]) =>
        fetch(`${stack.url}/api/units/documents?language=en&country=GB&locale=en-gb`, {
          method: 'POST',
          headers: { cookie, 'x-csrf': '1', origin: stack.url, 'content-type': 'application/json' },
          body: JSON.stringify({ equipmentIds, languages: ['en'] }),
        });
      await (await ask(database.equipmentIds.slice(0, 1))).arrayBuffer(); // what is loaded at the first pack stays loaded
      const servers = { BFF: stack.bff.pid, upstream: stack.upstream.pid };
      const rest = memoryOf(servers);
      const most = { ...rest };
      const watch = setInterval(() => {
        for (const [name, mb] of Object.entries(memoryOf(servers))) most[name] = Math.max(most[name]!, mb);
      }, 100);
      let bytes = 0;
      try {
        const answer = await ask(database.equipmentIds);
        if (answer.status !== 200) throw new Error(`The pack is answered ${answer.status}: ${await answer.text()}`);
        for await (const piece of answer.body!) bytes += (piece as Uint8Array).byteLength;
      } finally {
        clearInterval(watch);
      }
      return Object.keys(servers).map((name) => ({
        what: `${name}: memory during a document pack of ${database.equipmentIds.length} units`,
        measured: `${most[name]!.toFixed(0)} MB; pack of ${(bytes / 1e6).toFixed(0)} MB`,
        reference: `at rest ${rest[name]!.toFixed(0)} MB`,
        ...atMost(most[name]! - rest[name]!, 100, ' MB'),
      }));
    } finally {
      await stack.stop();
      await database.stop();
    }
  },
};

const memoryOf = (servers: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(servers).map(([name, pid]) => [name, residentMb(pid)]));
