import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { equipmentIdSchema } from '../ids.ts';
import { nothingSchema } from '../nothing.ts';
import { readingsPerCall, readingsPerPage } from '../bounds/reading-bounds.ts';

const temperatureSchema = z.number().check(z.minimum(-30), z.maximum(200));
const flowSchema = z.nullable(z.number().check(z.minimum(0), z.maximum(10_000)));
const pressureDropSchema = z.nullable(z.number().check(z.minimum(0), z.maximum(2_000)));

/** What somebody measured at a unit: °C, m³/h at the inlets, kPa. At least one flow is needed. */
export const readingFieldsSchema = z.object({
  /** With time zone. */
  measuredAt: z.iso.datetime({ offset: true }),
  hotIn: temperatureSchema,
  hotOut: temperatureSchema,
  coldIn: temperatureSchema,
  coldOut: temperatureSchema,
  hotFlow: flowSchema,
  coldFlow: flowSchema,
  hotPressureDrop: pressureDropSchema,
  coldPressureDrop: pressureDropSchema,
  /** The unit was cleaned or regasketed just before: what is measured from here on is compared with this. */
  afterCleaning: z.boolean(),
});
export type ReadingFields = z.output<typeof readingFieldsSchema>;

/** A reading with what it says of the unit. */
export const readingSchema = z.extend(readingFieldsSchema, {
  id: z.string(),
  source: z.enum(['person', 'gateway']),
  /** kW; null without the flow of that side. */
  hotDuty: z.nullable(z.number()),
  coldDuty: z.nullable(z.number()),
  /** Difference of both duties in per cent; null unless both are known. */
  imbalance: z.nullable(z.number()),
  /** K. */
  logMeanDifference: z.number(),
  /** Heat transfer coefficient times area in kW/K. */
  conductance: z.number(),
  /** W/(m² K); null for a unit whose area is unknown. */
  heatTransferCoefficient: z.nullable(z.number()),
  /** The duties of both sides differ by more than 10 %: a figure is wrong, and the reading is not used. */
  isDoubtful: z.boolean(),
  /** At flows within 10 % of the usual ones; others are not used. */
  isComparable: z.boolean(),
  /** Taken since the unit was last clean. */
  isCurrent: z.boolean(),
});
export type Reading = z.output<typeof readingSchema>;

/** When a unit has to be cleaned. */
export const cleaningForecastSchema = z.object({
  /** `unknown`: `missing` says what is needed. `notSoon`: nothing worsens, or not within two years. */
  state: z.enum(['unknown', 'notSoon', 'due', 'overdue']),
  missing: z.array(z.object({ what: z.enum(['readings', 'days', 'recent']), need: z.number(), have: z.number() })),
  /** What reaches its limit first: 70 % of the clean heat transfer, or 150 % of the clean pressure drop of a side. */
  sign: z.nullable(z.enum(['conductance', 'hotPressureDrop', 'coldPressureDrop'])),
  /** ISO days; `latest` is null when the scatter of the readings sets none within two years. */
  dueOn: z.nullable(z.string()),
  earliest: z.nullable(z.string()),
  latest: z.nullable(z.string()),
});
export type CleaningForecast = z.output<typeof cleaningForecastSchema>;

const params = z.object({ id: equipmentIdSchema });

/** Readings of a unit and what follows from them. They belong to the customer number that has registered the unit. */
export const unitReadings = {
  list: endpoint({
    name: 'unitReadings.list',
    method: 'GET',
    path: '/units/:id/readings',
    summary: 'One page of readings of an own unit, the newest first, with their trend and forecast; 404 `unit_unknown`',
    auth: 'required',
    ours: true,
    params,
    query: z.object({
      /** One-based. */
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
    }),
    response: z.object({
      total: z.number(),
      readingsPerPage: z.literal(readingsPerPage),
      readings: z.array(readingSchema),
      /** Usable readings since the unit was last clean, oldest first; medians of some each when there are many. */
      trend: z.array(z.object({ day: z.string(), conductance: z.number() })),
      /** kW/K; null without usable readings. */
      cleanConductance: z.nullable(z.number()),
      forecast: cleaningForecastSchema,
    }),
  }),
  add: endpoint({
    name: 'unitReadings.add',
    method: 'POST',
    path: '/units/:id/readings',
    summary:
      'Adds readings to an own unit, all or none; 422 `reading_impossible` with a reason per reading, 409 `too_many_readings`',
    auth: 'required',
    ours: true,
    params,
    body: z.object({ readings: z.array(readingFieldsSchema).check(z.minLength(1), z.maxLength(readingsPerCall)) }),
    response: z.object({
      added: z.number(),
      /** Readings of a time that has one. */
      alreadyThere: z.number(),
    }),
  }),
  remove: endpoint({
    name: 'unitReadings.remove',
    method: 'DELETE',
    path: '/units/:id/readings/:readingId',
    summary: 'Removes a reading of an own unit; again is no error; 404 `unit_unknown`',
    auth: 'required',
    ours: true,
    params: z.extend(params, { readingId: z.string().check(z.regex(/^[1-9][0-9]{0,14}$/)) }),
    response: nothingSchema,
  }),
};
