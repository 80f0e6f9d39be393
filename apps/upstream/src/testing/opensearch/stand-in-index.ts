import { arrayOf, numberOf, objectOf, onlyEntry, RefusedRequest, textOf, type Json } from './refused-request.ts';

/** A field as the mapping has it. Names of fields in objects have dots. */
export interface Field {
  type: 'keyword' | 'integer' | 'double' | 'boolean';
  copyTo: string | null;
  hasDocValues: boolean;
}

export interface Document {
  id: string;
  values: Map<string, Set<string> | number[]>;
  nested: Map<string, Map<string, Set<string> | number[]>[]>;
}

/** One index: it takes documents that fit its mapping, and shows them after a refresh. */
export class StandInIndex {
  readonly fields = new Map<string, Field>();
  readonly nestedPaths = new Set<string>();
  readonly aliases = new Set<string>();
  readonly #written = new Map<string, Document>();
  searchable: readonly Document[] = [];

  constructor(definition: unknown) {
    const {
      settings,
      mappings,
      aliases = {},
    } = objectOf(definition, 'create index', ['settings', 'mappings', 'aliases']);
    const { index } = objectOf(settings, 'settings', ['index']);
    const { refresh_interval: interval } = objectOf(index, 'index', ['number_of_shards', 'refresh_interval']);
    if (interval !== '-1') throw new RefusedRequest('illegal_argument_exception', 'the stand-in refreshes when asked');
    const { dynamic, properties } = objectOf(mappings, 'mappings', ['dynamic', 'properties']);
    if (dynamic !== 'strict')
      throw new RefusedRequest('mapper_parsing_exception', 'the stand-in knows strict mappings');
    this.#addFields(properties, '');
    for (const [name, { copyTo }] of this.fields)
      if (copyTo !== null && !this.fields.has(copyTo))
        throw new RefusedRequest('mapper_parsing_exception', `[${name}] copies to unknown [${copyTo}]`);
    for (const [alias, options] of Object.entries(aliases as Json)) {
      objectOf(options, alias, []);
      this.aliases.add(alias);
    }
  }

  #addFields(properties: unknown, prefix: string): void {
    for (const [name, given] of Object.entries(properties as Json)) {
      const path = `${prefix}${name}`;
      const keys = ['type', 'properties', 'copy_to', 'doc_values'];
      const { type = 'object', properties: inner, copy_to = null, doc_values = true } = objectOf(given, path, keys);
      if (type === 'object' || type === 'nested') {
        if (type === 'nested') this.nestedPaths.add(path);
        this.#addFields(inner, `${path}.`);
      } else if (type === 'keyword' || type === 'integer' || type === 'double' || type === 'boolean') {
        this.fields.set(path, { type, copyTo: copy_to as string | null, hasDocValues: doc_values === true });
      } else throw new RefusedRequest('mapper_parsing_exception', `no handler for type [${String(type)}] of [${path}]`);
    }
  }

  /** Takes a document. Throws a RefusedRequest where it does not fit the mapping. */
  write(id: string, source: unknown): void {
    if (Buffer.byteLength(id) > 512) throw new RefusedRequest('illegal_argument_exception', 'id is too long');
    const document: Document = { id, values: new Map(), nested: new Map() };
    this.#read(source as Json, '', document.values, document);
    this.#written.set(id, document);
  }

  #read(source: Json, prefix: string, values: Document['values'], document: Document): void {
    for (const [name, value] of Object.entries(source)) {
      const path = `${prefix}${name}`;
      const field = this.fields.get(path);
      if (field) {
        for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) this.#add(path, field, one, values);
      } else if (this.nestedPaths.has(path)) {
        const inner = arrayOf(value, path).map((one) => {
          const own: Document['values'] = new Map();
          this.#read(one as Json, `${path}.`, own, document);
          return own;
        });
        document.nested.set(path, inner);
      } else if ([...this.fields.keys()].some((known) => known.startsWith(`${path}.`)))
        this.#read(value as Json, `${path}.`, values, document);
      else throw new RefusedRequest('strict_dynamic_mapping_exception', `introduction of [${path}] is not allowed`);
    }
  }

  #add(path: string, { type, copyTo }: Field, value: unknown, values: Document['values']): void {
    if (type === 'keyword') {
      for (const target of copyTo === null ? [path] : [path, copyTo]) {
        const known = (values.get(target) as Set<string> | undefined) ?? new Set();
        values.set(target, known.add(textOf(value, path)));
      }
      return;
    }
    if (type === 'boolean' && typeof value !== 'boolean')
      throw new RefusedRequest('mapper_parsing_exception', `[${path}] is no boolean`);
    const number = type === 'boolean' ? Number(value) : numberOf(value, path);
    if (type === 'integer' && !Number.isInteger(number))
      throw new RefusedRequest('mapper_parsing_exception', `[${path}] is no integer`);
    values.set(path, [...((values.get(path) as number[] | undefined) ?? []), number]);
  }

  refresh(): void {
    this.searchable = [...this.#written.values()];
  }
}

/** The indices of a cluster, by name, and what can be done with them. */
export class StandInIndices extends Map<string, StandInIndex> {
  create(name: string, definition: unknown): void {
    if (!/^[a-z0-9][a-z0-9._-]*$/.test(name)) throw new RefusedRequest('invalid_index_name_exception', name);
    if (this.has(name) || this.withAlias(name).length > 0)
      throw new RefusedRequest('resource_already_exists_exception', name);
    this.set(name, new StandInIndex(definition));
  }

  /** By its name, or by an alias that names one. Throws a RefusedRequest. */
  find(name: string): StandInIndex {
    const [only, ...others] = this.has(name) ? [this.get(name)!] : this.withAlias(name).map((one) => this.get(one)!);
    if (!only || others.length > 0)
      throw new RefusedRequest('index_not_found_exception', `no such index [${name}]`, 404);
    return only;
  }

  withAlias(alias: string): string[] {
    return [...this].filter(([, { aliases }]) => aliases.has(alias)).map(([name]) => name);
  }

  remove(name: string): void {
    if (!this.delete(name)) throw new RefusedRequest('index_not_found_exception', `no such index [${name}]`, 404);
  }

  /** All actions or none. */
  changeAliases(actions: readonly unknown[]): void {
    const checked = actions.map((action) => {
      const [kind, given] = onlyEntry(action, 'actions');
      const { index, alias } = objectOf(given, kind, kind === 'remove_index' ? ['index'] : ['index', 'alias']);
      const own = this.get(textOf(index, 'index'));
      if (!own) throw new RefusedRequest('index_not_found_exception', `no such index [${String(index)}]`, 404);
      if (!['add', 'remove', 'remove_index'].includes(kind)) throw new RefusedRequest('parsing_exception', kind);
      if (kind === 'remove' && !own.aliases.has(textOf(alias, 'alias')))
        throw new RefusedRequest('aliases_not_found_exception', `aliases [${String(alias)}] missing`, 404);
      return { kind, index: index as string, alias: alias as string, own };
    });
    for (const { kind, index, alias, own } of checked) {
      if (kind === 'add') own.aliases.add(alias);
      else if (kind === 'remove') own.aliases.delete(alias);
      else this.delete(index);
    }
  }
}
