import { sql, type Kysely } from 'kysely';

/** Exploded views of constructions with the parts that their balloons name, and what fixes gaskets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // generic_item_id: may have left the catalogue
  `create table exploded_catalog (
     id text primary key, generic_item_id text not null, names jsonb not null, position int not null)`,
  `create index exploded_catalog_item on exploded_catalog (generic_item_id)`,
  `create table exploded_assembly (
     catalog_id text references exploded_catalog on delete cascade, id text, position int not null, parent_id text,
     names jsonb not null, picture jsonb not null, thumbnail jsonb not null, radius real not null,
     positions jsonb not null, primary key (catalog_id, id),
     foreign key (catalog_id, parent_id) references exploded_assembly (catalog_id, id))`,
  `create table gasket_supply (
     commercial_item_id text primary key, part text not null, fixing text not null, reach jsonb not null,
     check (part in ('gasketAdhesive', 'gasketClips')), check (fixing in ('glued', 'clipOn')))`,
];
