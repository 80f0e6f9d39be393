import { droppedLogLines, eventLoopSeconds, type ProcessIdentity } from '@shop/server';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: from a cached page up to the longest time limit. */
const durationBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface ObservedAgent {
  getCurrentStatus(): {
    createSocketCount: number;
    sockets: Record<string, number>;
    freeSockets: Record<string, number>;
  };
}

/** One upstream group's limits. */
interface ObservedGate {
  readonly name: string;
  readonly inFlight: number;
  readonly waiting: number;
}

interface Observed {
  agent: ObservedAgent;
  gates: Readonly<Record<string, ObservedGate>>;
  renderGate: ObservedGate;
  pageCache: { bytes: number; entries: number };
  /** By what is measured. */
  shedding: Readonly<Record<string, { readonly delayMs: number }>>;
}

export interface Metrics {
  readonly registry: Registry;
  requestStarted(): void;
  /** `reason` is that of a refusal or failure. */
  requestFinished(route: string, statusClass: string, seconds: number, reason?: string): void;
  callFinished(group: string, outcome: string, seconds: number): void;
  pageServed(how: string): void;
  /** Work refused because there was too much of it. */
  workShed(priority: string, signal: string): void;
  /** Reads the state of sockets, groups and page cache whenever the metrics are requested. */
  observe(state: Observed): void;
}

/** For example `2xx` for 204. */
export const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`;

/** Metrics for operators, in Prometheus text format. Labels are names of routes and groups, never paths. */
export function createMetrics({ version, revision }: ProcessIdentity): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'bff_build_info',
    help: 'Always 1; what runs',
    labelNames: ['version', 'revision', 'node'],
    registers,
  }).set({ version, revision, node: process.version }, 1);
  new Counter({
    name: 'bff_event_loop_active_seconds_total',
    help: 'Seconds in which the event loop worked; its rate is the share of its time',
    registers,
    collect() {
      this.reset();
      this.inc(eventLoopSeconds());
    },
  });
  new Gauge({
    name: 'bff_log_lines_dropped',
    help: 'Lines of the log dropped since the start, because nobody read them or the disk was full',
    registers,
    collect() {
      this.set(droppedLogLines());
    },
  });
  const inFlight = new Gauge({ name: 'bff_requests_in_flight', help: 'Requests being answered', registers });
  const requests = new Histogram({
    name: 'bff_request_duration_seconds',
    help: 'Time to the end of the answer',
    labelNames: ['route', 'status'],
    buckets: durationBuckets,
    registers,
  });
  const refusals = new Counter({
    name: 'bff_refusals_total',
    help: 'Answers that were no success, by reason code and status class',
    labelNames: ['reason', 'status'],
    registers,
  });
  const calls = new Histogram({
    name: 'bff_upstream_call_duration_seconds',
    help: 'Calls of upstream, by group and outcome (status class or reason code)',
    labelNames: ['group', 'outcome'],
    buckets: durationBuckets,
    registers,
  });
  const pages = new Counter({
    name: 'bff_pages_served_total',
    help: 'Pages by how the cache answered: fresh, stale, rendered, failure (old page while upstream fails), none',
    labelNames: ['cache'],
    registers,
  });
  const shed = new Counter({
    name: 'bff_shed_total',
    help: 'Calls and pages refused because of a delay, by priority and by what was late: event_loop, rendering',
    labelNames: ['priority', 'signal'],
    registers,
  });
  return {
    registry,
    requestStarted: () => inFlight.inc(),
    requestFinished(route, statusClass, seconds, reason) {
      inFlight.dec();
      requests.observe({ route, status: statusClass }, seconds);
      if (reason !== undefined) refusals.inc({ reason, status: statusClass });
    },
    callFinished: (group, outcome, seconds) => calls.observe({ group, outcome }, seconds),
    pageServed: (how) => pages.inc({ cache: how }),
    workShed: (priority, signal) => shed.inc({ priority, signal }),
    observe({ agent, gates, renderGate, pageCache, shedding }) {
      new Gauge({
        name: 'bff_upstream_sockets',
        help: 'Sockets to upstream by state',
        labelNames: ['state'],
        registers,
        collect() {
          const { sockets, freeSockets } = agent.getCurrentStatus();
          this.set({ state: 'busy' }, total(sockets));
          this.set({ state: 'free' }, total(freeSockets));
        },
      });
      new Gauge({
        name: 'bff_upstream_sockets_opened',
        help: 'Sockets to upstream opened since the start',
        registers,
        collect() {
          this.set(agent.getCurrentStatus().createSocketCount);
        },
      });
      new Gauge({
        name: 'bff_upstream_group_calls',
        help: 'Calls by upstream group, in flight and waiting',
        labelNames: ['group', 'state'],
        registers,
        collect() {
          for (const gate of Object.values(gates)) {
            this.set({ group: gate.name, state: 'in-flight' }, gate.inFlight);
            this.set({ group: gate.name, state: 'waiting' }, gate.waiting);
          }
        },
      });
      new Gauge({
        name: 'bff_renders',
        help: 'Pages being rendered (in-flight) and waiting for it',
        labelNames: ['state'],
        registers,
        collect() {
          this.set({ state: 'in-flight' }, renderGate.inFlight);
          this.set({ state: 'waiting' }, renderGate.waiting);
        },
      });
      new Gauge({
        name: 'bff_shed_delay_seconds',
        help: 'The delays by which work is refused, above SHED_DELAY_MS: the smallest of three samples',
        labelNames: ['signal'],
        registers,
        collect() {
          for (const [signal, { delayMs }] of Object.entries(shedding)) this.set({ signal }, delayMs / 1_000);
        },
      });
      new Gauge({
        name: 'bff_page_cache_bytes',
        help: 'Bytes of pages kept',
        registers,
        collect() {
          this.set(pageCache.bytes);
        },
      });
      new Gauge({
        name: 'bff_page_cache_pages',
        help: 'Pages kept',
        registers,
        collect() {
          this.set(pageCache.entries);
        },
      });
    },
  };
}

const total = (byName: Record<string, number>): number => Object.values(byName).reduce((sum, count) => sum + count, 0);
