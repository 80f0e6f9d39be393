import { startStack } from '../../../../tools/stack.ts';

/** Starts one stack for all stories, unless SHOP_URL names a running one, and stops it after the last story. */
export default async function startOneStack(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  // demo partners answer quickly enough to wait for
  const stack = await startStack({ upstreamEnv: { DEMO_PARTNER_SECONDS: '2' } });
  // Workers inherit the environment and read it when they load the configuration again.
  process.env.SHOP_URL = stack.url;
  process.env.SHOP_UPSTREAM_URL = stack.upstreamUrl;
  process.env.SHOP_METRICS_URL = stack.metricsUrl;
  process.env.SHOP_TELEMETRY_URL = stack.telemetryUrl;
  return () => stack.stop();
}
