import type { Engine } from './engine.ts';

interface HealthCheck {
  Test: string[];
}

/** The command of an image's HEALTHCHECK. Docker lists it in the container's settings, Podman next to them. */
export async function healthCheckOf(engine: Engine, tag: string): Promise<string[]> {
  type Inspected = { Healthcheck?: HealthCheck; Config: { Healthcheck?: HealthCheck } };
  const [image] = JSON.parse(await engine.must('image', 'inspect', tag)) as [Inspected];
  const { Test: [kind, ...command] = [] } = image.Config.Healthcheck ?? image.Healthcheck ?? {};
  return kind === 'CMD' ? command : [];
}

/** Runs the command in a container as the engine would; throws Error when it fails. */
export async function checkHealth(engine: Engine, name: string, tag: string, ...flags: string[]): Promise<void> {
  await engine.must('exec', ...flags, name, ...(await healthCheckOf(engine, tag)));
}
