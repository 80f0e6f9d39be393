import { startStack } from '../../../../tools/stack.ts';

/** Starts one stack for all stories, unless SHOP_URL names a running one; ends it after the last. */
export default async function startOneStack(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  // partners of the demo answer while one waits
  const stack = await startStack({ upstreamEnv: { DEMO_PARTNER_SECONDS: '2' } });
  // The workers inherit the environment; they read it where the configuration is loaded again.
  process.env.SHOP_URL = stack.url;
  process.env.SHOP_UPSTREAM_URL = stack.upstreamUrl;
  process.env.SHOP_METRICS_URL = stack.metricsUrl;
  return () => stack.stop();
}
