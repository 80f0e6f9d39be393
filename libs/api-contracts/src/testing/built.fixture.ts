import type * as z from 'zod/mini';

/**
 * What a builder made, parsed by its contract: one that no longer fits it fails in the tests that use it.
 * @throws ZodError
 */
export const built = <Entity>(schema: z.ZodMiniType<Entity>, entity: Entity): Entity => schema.parse(entity);
