import { setTimeout as sleep } from 'node:timers/promises';
import { startRedisServer, startSentinel, type RedisServer } from '@shop/server/testing';
import type { Part } from './part.ts';

const settleMs = 30_000;

/** A Redis, its replica, and three Sentinels that let the replica take its place. */
export async function startRedisTrio() {
  let primary = await startRedisServer();
  let replica = await startRedisServer({ replicaOf: primary.port });
  const watch = (port?: number): Promise<RedisServer> =>
    startSentinel({ primary: primary.port, ...(port ? { port } : {}) });
  const sentinels = await Promise.all([watch(), watch(), watch()]);
  await settled();

  /** Resolves when all sentinels know each other, the primary and a replica that follows it. */
  async function settled(): Promise<void> {
    for (const deadline = Date.now() + settleMs; ; await sleep(100)) {
      const known = await Promise.all(
        sentinels.map(async (sentinel) => {
          const of = (about: string) => sentinel.command(`SENTINEL ${about} shop`);
          const [at, others, replicas] = await Promise.all([
            of('get-master-addr-by-name'),
            of('sentinels'),
            of('replicas'),
          ]);
          return (
            at.includes(`\n${primary.port}\r`) &&
            (others.match(/\r\nport\r\n/g)?.length ?? 0) >= 2 &&
            replicas.includes(`master-link-status\r\n$2\r\nok`)
          );
        }),
      );
      if (known.every(Boolean)) return;
      if (Date.now() > deadline) throw new Error('The sentinels have not found each other');
    }
  }

  async function isPrimary(server: RedisServer): Promise<boolean> {
    const role = await server.command('ROLE').catch((error: NodeJS.ErrnoException) => {
      // Sentinel closes the connections of a server that it promotes
      if (error.code === 'ECONNRESET') return '';
      throw error;
    });
    return role.includes('master');
  }

  const primaryPart: Part = {
    name: 'redis primary',
    kill: () => primary.kill(),
    async revive() {
      while (!(await isPrimary(replica))) await sleep(50);
      const lost = primary;
      primary = replica;
      await lost.stop();
      replica = await startRedisServer({ port: lost.port, replicaOf: primary.port });
      await settled();
    },
  };
  const sentinelPart: Part = {
    name: 'sentinel',
    kill: () => sentinels[0].kill(),
    async revive() {
      const [lost] = sentinels;
      await lost.stop();
      sentinels[0] = await watch(lost.port);
    },
  };
  return {
    sentinels: sentinels.map(({ port }) => `127.0.0.1:${port}`).join(','),
    parts: [primaryPart, sentinelPart],
    async stop(): Promise<void> {
      for (const one of [...sentinels, replica, primary]) await one.stop();
    },
  };
}
