import type { ColumnType } from 'kysely';

/** A jsonb column: an object when read, its JSON text when written. */
export type Json<T> = ColumnType<T, string, string>;
