import { z } from 'zod';
import type { TraceItem } from './telemetry-store.ts';

const envelopeSchema = z.object({
  iKey: z.string(),
  time: z.string(),
  tags: z.record(z.string(), z.unknown()).default({}),
  data: z.object({ baseType: z.string(), baseData: z.record(z.string(), z.unknown()) }),
});
type Envelope = z.output<typeof envelopeSchema>;

const kinds: Record<string, string> = {
  PageviewData: 'page',
  RemoteDependencyData: 'call',
  MessageData: 'message',
  ExceptionData: 'exception',
  EventData: 'event',
};

/** Reads a batch of Application Insights' JavaScript SDK; kinds that are not shown in traces are left out. Throws at anything else. */
export const readEnvelopes = (body: unknown): TraceItem[] =>
  z
    .array(envelopeSchema)
    .parse(body)
    .flatMap((envelope) => {
      const kind = kinds[envelope.data.baseType];
      return kind === undefined ? [] : [itemOf(envelope, kind)];
    });

function itemOf({ time, tags, data: { baseData } }: Envelope, kind: string): TraceItem {
  const durationMs = millisecondsOf(baseData['duration']);
  return {
    traceId: text(tags['ai.operation.id']),
    spanId: kind === 'page' || kind === 'call' ? spanOf(text(baseData['id'])) : '',
    parentId: spanOf(text(tags['ai.operation.parentId'])),
    service: 'browser',
    kind,
    name: text(baseData['name']) || text(baseData['message']) || text(exceptionOf(baseData)),
    startedAt: Date.parse(time) || 0,
    durationMs,
    attributes: Object.fromEntries(
      Object.entries({ ...tags, ...baseData }).map(([name, value]) => [name, text(value).slice(0, 2_000)]),
    ),
  };
}

const exceptionOf = ({ exceptions }: Record<string, unknown>): unknown =>
  (exceptions as { message?: unknown }[] | undefined)?.[0]?.message;

const text = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);

/** `|trace.span.` as the SDK writes it, or the span alone. */
const spanOf = (id: string): string => id.replace(/^\|[0-9a-f]{32}\./, '').replace(/\.$/, '');

/** Reads `00:00:01.234`, with days before it where it lasted so long. */
function millisecondsOf(duration: unknown): number {
  const [, days = '0', hours, minutes, seconds] = /^(?:(\d+)\.)?(\d+):(\d+):([\d.]+)$/.exec(text(duration)) ?? [];
  return seconds === undefined
    ? 0
    : (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000;
}
