// Preloaded into a server by `scale`: answers each message of its parent with the longest pause of the event loop since the last one, in ms.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 5;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
process.on('message', (message) => {
  if (message !== 'longest pause') return;
  process.send({ longestPauseMs: Math.max(0, delay.max / 1e6 - resolution) });
  delay.reset();
});
