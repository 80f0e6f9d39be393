import { z } from 'zod';
import type { MetricPoint, TraceItem } from './telemetry-store.ts';

const valueSchema = z.record(z.string(), z.unknown());
const attributesSchema = z.array(z.object({ key: z.string(), value: valueSchema })).default([]);
const resourceSchema = z.object({ attributes: attributesSchema }).optional();
const time = z.union([z.string(), z.number()]);

const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: resourceSchema,
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().default(''),
              name: z.string(),
              kind: z.number().default(0),
              startTimeUnixNano: time,
              endTimeUnixNano: time,
              attributes: attributesSchema,
            }),
          ),
        }),
      ),
    }),
  ),
});

const metricsSchema = z.object({
  resourceMetrics: z.array(
    z.object({
      resource: resourceSchema,
      scopeMetrics: z.array(
        z.object({
          metrics: z.array(
            z.object({
              name: z.string(),
              unit: z.string().default(''),
              histogram: z
                .object({
                  dataPoints: z.array(
                    z.object({ attributes: attributesSchema, count: time, sum: z.number().default(0) }),
                  ),
                })
                .optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

type Attributes = z.output<typeof attributesSchema>;

/** Reads traces that were sent as OTLP in JSON. Throws at anything else. */
export const readTraces = (body: unknown): TraceItem[] =>
  tracesSchema.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, kind, attributes, ...times }) => {
        const startedAt = millisecondsOf(times.startTimeUnixNano);
        return {
          traceId,
          spanId,
          parentId: parentSpanId,
          service: serviceOf(resource?.attributes),
          kind: kind === 2 ? 'server' : 'client',
          name,
          startedAt,
          durationMs: millisecondsOf(times.endTimeUnixNano) - startedAt,
          attributes: textsOf(attributes),
        };
      }),
    ),
  );

/** Reads the histograms of metrics that were sent as OTLP in JSON. Throws at anything else. */
export const readMetrics = (body: unknown): MetricPoint[] =>
  metricsSchema.parse(body).resourceMetrics.flatMap(({ resource, scopeMetrics }) =>
    scopeMetrics.flatMap(({ metrics }) =>
      metrics.flatMap(({ name, unit, histogram }) =>
        (histogram?.dataPoints ?? []).map(({ attributes, count, sum }) => ({
          service: serviceOf(resource?.attributes),
          name,
          unit,
          attributes: textsOf(attributes),
          count: Number(count),
          sum,
        })),
      ),
    ),
  );

const millisecondsOf = (nanoseconds: string | number): number => Number(BigInt(nanoseconds) / 1_000n) / 1_000;

const textsOf = (attributes: Attributes): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]));

const serviceOf = (attributes: Attributes = []): string => textsOf(attributes)['service.name'] ?? '';
