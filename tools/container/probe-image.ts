import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { readStage } from './dockerfile.ts';
import type { Engine } from './engine.ts';
import { healthCheckOf } from './health-check.ts';
import { readLayers } from './image-layers.ts';
import { fileErrors } from './production-files.ts';
import { probe } from './probes.ts';

interface Image {
  workspace: string;
  dockerfile: string;
  tag: string;
}

interface Inspected {
  Size: number;
  Config: { User: string; Env: string[]; Entrypoint: string[]; ExposedPorts: object };
}

/** Checks an image before anything runs from it. */
export async function probeImage(engine: Engine, { workspace, dockerfile, tag }: Image): Promise<void> {
  const [{ Size, Config }] = JSON.parse(await engine.must('image', 'inspect', tag)) as [Inspected];
  const health = await healthCheckOf(engine, tag);
  const stage = readStage(dockerfile, 'production');
  // occurs in every image: if it is not found, the search itself is broken
  const known = `"name": "${workspace}"`;
  const { files, found } = await readLayers(engine, tag, [known, ...sandboxSecrets()]);
  const own = files.filter((file) => file.startsWith('app/')).map((file) => file.slice('app/'.length));

  console.log(`${tag}: ${Math.round(Size / 1e6)} MB with its base`);
  await probe('runs as an unprivileged user, by number', () => assert.equal(Config.User, '1000:1000'));
  await probe('starts node directly, so that it receives signals', () => {
    assert.deepEqual(Config.Entrypoint, stage.entrypoint);
    assert.equal(Config.Entrypoint[0], 'node');
  });
  await probe('declares its health check', () => assert.deepEqual(health, stage.healthcheck));
  await probe('publishes one port, without the metrics', () =>
    assert.deepEqual(Object.keys(Config.ExposedPorts), [`${stage.environment['PORT']}/tcp`]),
  );
  await probe('contains only what the Dockerfile names and the packages of the lock file', () => {
    assert.deepEqual(fileErrors(own, workspace), []);
    return `${own.length} files`;
  });
  await probe('has no secret in its layers, settings or history', async () => {
    assert.deepEqual(found, [known]);
    const words = `${Config.Env.join('\n')}\n${await engine.must('history', '--no-trunc', tag)}`;
    assert.doesNotMatch(words, /(?:secret|password|token|_url)=\S/i);
    assert.deepEqual(
      files.filter((file) => /(?:^|\/)\.npmrc$/.test(file) && !file.includes('node_modules/')),
      [],
    );
  });
}

/** Values that only the sandbox knows. */
function sandboxSecrets(): string[] {
  const file = join(root, 'apps/sandbox/registration.json');
  if (!existsSync(file)) return [];
  const registration = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return ['clientSecret', 'demoPassword', 'paymentKey', 'paymentHmacKey', 'configuratorKey'].flatMap(
    (name) => registration[name] ?? [],
  );
}
