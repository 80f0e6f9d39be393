// `npm run container`: builds the images of the BFF and of upstream and checks the promises of docs/operations.md on them.
// CONTAINER_ENGINE, CONTAINER_BUILD_FLAGS and CONTAINER_RUN_FLAGS: see tools/README.md.
import { findEngine } from './engine.ts';
import { probeImage } from './probe-image.ts';
import { failedProbes } from './probes.ts';
import { probeRefusals } from './probe-refusals.ts';
import { probeRunning } from './probe-running.ts';

const images = [
  { workspace: '@shop/bff', dockerfile: 'apps/bff/Dockerfile', tag: 'shop-bff:check' },
  { workspace: '@shop/upstream', dockerfile: 'apps/upstream/Dockerfile', tag: 'shop-upstream:check' },
] as const;

try {
  const engine = findEngine();
  for (const { workspace, dockerfile, tag } of images) {
    const startedAt = Date.now();
    await engine.build(dockerfile, tag);
    console.log(`${tag}: built with ${engine.name} in ${Math.round((Date.now() - startedAt) / 1000)} s`);
    await probeImage(engine, { workspace, dockerfile, tag });
  }
  await probeRefusals(engine, images[0].tag);
  // the slow requests, and a shop without an import, are only in the image for demonstrations
  const demonstration = 'shop-upstream-demonstration:check';
  await engine.build(images[1].dockerfile, demonstration, 'demonstration');
  await probeRunning(engine, { bff: images[0].tag, upstream: demonstration });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
if (failedProbes() > 0) {
  console.error(`${failedProbes()} of these do not hold.`);
  process.exit(1);
}
