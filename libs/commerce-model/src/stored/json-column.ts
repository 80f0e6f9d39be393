import type { ColumnType } from 'kysely';

/** A jsonb column: read as an object, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
