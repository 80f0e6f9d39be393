import { loadInTurns, type Load } from '../measure.ts';
import { atLeast, atMost, type BenchRow, type Benchmark } from './row.ts';
import { startBff } from './start-bff.ts';
import { startReference, withReferences } from './start-reference.ts';

/** Two calls of the contract: a public one, and one whose response depends on the user. */
const market = '?language=en&country=GB&locale=en-gb&t=1';
const call = `/settings${market}`;
const personalCall = `/items/x${market}`;
const headers = { accept: 'application/json', 'x-csrf': '1' };

/**
 * 8 kB of JSON through the BFF, a raw Node proxy with the same agent, and plain Express with http-proxy-middleware; through the BFF also with a collector of telemetry, and
 * for a signed-in user.
 */
export const bffOverhead: Benchmark = {
  name: 'bff-overhead',
  about: '8 kB of JSON through the BFF, for a visitor and signed in, beside a raw Node proxy and plain Express',
  minutes: 3,
  async run({ short }) {
    const upstream = await startReference('json', '8192');
    const collector = await startReference('json', '20');
    const bff = await startBff(upstream.url, {}, { signsIn: true });
    const reporting = await startBff(upstream.url, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    try {
      const cookie = await bff.signIn();
      return await withReferences(
        [startReference('raw', upstream.url), startReference('plain', upstream.url)],
        async (raw, plain) => {
          const rows: BenchRow[] = [];
          for (const callers of [1, 50]) {
            const seconds = short ? 1 : 4;
            const targets = [
              { url: `${bff.url}/api${call}`, pids: [bff.pid] },
              { url: `${raw.url}${call}`, pids: [raw.pid] },
              { url: `${plain.url}${call}`, pids: [plain.pid] },
            ];
            const before = await upstream.connections();
            const probe = (await loadInTurns([{ ...targets[0]!, callers, seconds, headers }], 1))[0]!;
            const opened = ((await upstream.connections()) - before) / (probe.requests / 1000);
            const [ours, theirs, usual] = (await loadInTurns(
              targets.map((target) => ({ ...target, callers, seconds, headers })),
              short ? 1 : 3,
            )) as [Load, Load, Load];
            const [silent, reported] = (await loadInTurns(
              [bff, reporting].map(({ url, pid }) => ({
                url: `${url}/api${call}`,
                pids: [pid],
                callers,
                seconds,
                headers,
              })),
              short ? 1 : 3,
            )) as [Load, Load];
            const personal = { url: `${bff.url}/api${personalCall}`, pids: [bff.pid], callers, seconds };
            const [visitor, customer] = (await loadInTurns(
              [
                { ...personal, headers },
                { ...personal, headers: { ...headers, cookie } },
              ],
              short ? 1 : 3,
            )) as [Load, Load];
            const each = (load: Load) => `${Math.round(load.perSecond)}/s, ${(load.cpuMs * 1000).toFixed(0)} µs`;
            rows.push(
              {
                what: `BFF, 8 kB JSON, ${callers} callers: requests`,
                measured: `${each(ours)}${ours.failed > 0 ? `, ${ours.failed} FAILED` : ''}`,
                reference: `raw proxy ${each(theirs)}`,
                ...atLeast(ours.perSecond / theirs.perSecond, 1),
              },
              {
                what: `BFF, 8 kB JSON, ${callers} callers: CPU`,
                measured: each(ours),
                reference: `plain Express and proxy ${each(usual)}`,
                ...atMost(ours.cpuMs / usual.cpuMs, 0.5),
              },
              {
                what: `BFF, 8 kB JSON, ${callers} callers: CPU of a call`,
                measured: each(ours),
                reference: `raw proxy ${each(theirs)}`,
                ...atMost(ours.cpuMs * 1000, 220, ' µs'),
              },
              {
                what: `BFF, 8 kB JSON, ${callers} callers, reporting to a collector: CPU`,
                measured: each(reported),
                reference: `without a collector ${each(silent)}`,
                figure: (reported.cpuMs / silent.cpuMs).toFixed(2),
                reach: '',
                met: null,
              },
              {
                what: `BFF, 8 kB JSON, ${callers} callers, signed in: requests`,
                measured: `${each(customer)}${customer.failed > 0 ? `, ${customer.failed} FAILED` : ''}`,
                reference: `visitor ${each(visitor)}`,
                ...atLeast(customer.perSecond / visitor.perSecond, 0.8),
              },
              {
                what: `BFF, ${callers} callers: new upstream connections per 1,000`,
                measured: opened.toFixed(1),
                reference: 'plain with 10 free sockets and 50 callers: 480',
                ...atMost(opened, 20),
              },
            );
          }
          return rows;
        },
      );
    } finally {
      upstream.stop();
      collector.stop();
      await bff.stop();
      await reporting.stop();
    }
  },
};
