import type * as z from 'zod/mini';

/**
 * Parses the result of a builder by its contract, so that an outdated builder fails in every test that uses it. @throws
 * ZodError
 */
export const built = <Entity>(schema: z.ZodMiniType<Entity>, entity: Entity): Entity => schema.parse(entity);
