import { arrayOf, numberOf, objectOf, onlyEntry, RefusedRequest, textOf } from './refused-request.ts';
import type { Document, StandInIndex } from './stand-in-index.ts';

/** The score of a document, or of a nested part of it; null for no match. */
type Scorer = (values: Document['values'], document: Document) => number | null;

/** As many clauses as OpenSearch allows by default. */
const maxClauses = 1_024;

/**
 * Prepares a query of the DSL, as far as its parts are known here: each gives what the public reference says, for queries that
 * are ranked by constants alone. Throws a RefusedRequest.
 */
export function compileQuery(index: StandInIndex, query: unknown): Scorer {
  const compiler = new QueryCompiler(index);
  return compiler.compile(query);
}

class QueryCompiler {
  readonly #index: StandInIndex;
  #clauses = 0;

  constructor(index: StandInIndex) {
    this.#index = index;
  }

  compile(query: unknown): Scorer {
    const [kind, body] = onlyEntry(query, 'query');
    switch (kind) {
      case 'match_all':
        objectOf(body, kind, []);
        return () => 1;
      case 'term':
      case 'prefix':
        return this.#text(kind, body);
      case 'terms':
        return this.#terms(body);
      case 'ids':
        return this.#ids(body);
      case 'range':
        return this.#range(body);
      case 'bool':
        return this.#bool(body);
      case 'constant_score':
        return this.#constantScore(body);
      case 'dis_max':
        return this.#disMax(body);
      case 'nested':
        return this.#nested(body);
      case 'function_score':
        return this.#functionScore(body);
      default:
        throw new RefusedRequest('parsing_exception', `unknown query [${kind}]`);
    }
  }

  #count(): void {
    this.#clauses += 1;
    if (this.#clauses > maxClauses) throw new RefusedRequest('too_many_clauses', `maxClauseCount is ${maxClauses}`);
  }

  #field(name: string, types: readonly string[]): string {
    const field = this.#index.fields.get(name);
    if (!field || !types.includes(field.type))
      throw new RefusedRequest('query_shard_exception', `[${name}] is no field for this query`);
    return name;
  }

  #text(kind: 'term' | 'prefix', body: unknown): Scorer {
    this.#count();
    const [name, given] = onlyEntry(body, kind);
    const field = this.#field(name, ['keyword']);
    const value = textOf(objectOf(given, kind, ['value'])['value'], kind);
    const isMatch =
      kind === 'term'
        ? (known: Set<string>) => known.has(value)
        : (known: Set<string>) => [...known].some((one) => one.startsWith(value));
    return (values) => (isMatch((values.get(field) as Set<string> | undefined) ?? new Set()) ? 1 : null);
  }

  #terms(body: unknown): Scorer {
    this.#count();
    const [name, given] = onlyEntry(body, 'terms');
    const field = this.#field(name, ['keyword']);
    const wanted = arrayOf(given, 'terms').map((one) => textOf(one, 'terms'));
    return (values) => {
      const known = values.get(field) as Set<string> | undefined;
      return known && wanted.some((one) => known.has(one)) ? 1 : null;
    };
  }

  #ids(body: unknown): Scorer {
    const wanted = new Set(arrayOf(objectOf(body, 'ids', ['values'])['values'], 'ids'));
    return (_, { id }) => (wanted.has(id) ? 1 : null);
  }

  #range(body: unknown): Scorer {
    this.#count();
    const [name, given] = onlyEntry(body, 'range');
    const field = this.#field(name, ['integer', 'double']);
    const { gte = -Infinity, lte = Infinity } = objectOf(given, 'range', ['gte', 'lte']) as Record<string, number>;
    if (gte === -Infinity && lte === Infinity) throw new RefusedRequest('parsing_exception', '[range] has no bound');
    return (values) =>
      ((values.get(field) as number[] | undefined) ?? []).some((one) => one >= gte && one <= lte) ? 1 : null;
  }

  #bool(body: unknown): Scorer {
    const keys = ['filter', 'must', 'should', 'minimum_should_match'];
    const given = objectOf(body, 'bool', keys);
    const part = (name: string) => arrayOf(given[name] ?? [], name).map((one) => this.compile(one));
    const [filter, must, should] = [part('filter'), part('must'), part('should')];
    const isNeeded = filter.length + must.length === 0 && should.length > 0;
    const least = numberOf(given['minimum_should_match'] ?? (isNeeded ? 1 : 0), 'minimum_should_match');
    return (values, document) => {
      if (filter.some((one) => one(values, document) === null)) return null;
      let sum = 0;
      for (const one of must) {
        const score = one(values, document);
        if (score === null) return null;
        sum += score;
      }
      let matching = 0;
      for (const one of should) {
        const score = one(values, document);
        if (score === null) continue;
        matching += 1;
        sum += score;
      }
      return matching < least ? null : sum;
    };
  }

  #constantScore(body: unknown): Scorer {
    const { filter, boost = 1 } = objectOf(body, 'constant_score', ['filter', 'boost']);
    const isMatch = this.compile(filter);
    const score = Math.fround(numberOf(boost, 'boost'));
    return (values, document) => (isMatch(values, document) === null ? null : score);
  }

  #disMax(body: unknown): Scorer {
    const queries = arrayOf(objectOf(body, 'dis_max', ['queries'])['queries'], 'queries').map((one) =>
      this.compile(one),
    );
    return (values, document) => best(queries.map((one) => one(values, document)));
  }

  #nested(body: unknown): Scorer {
    const { path, score_mode: mode, query } = objectOf(body, 'nested', ['path', 'score_mode', 'query']);
    if (mode !== 'max') throw new RefusedRequest('parsing_exception', '[nested] the stand-in knows score_mode max');
    if (!this.#index.nestedPaths.has(textOf(path, 'path')))
      throw new RefusedRequest('query_shard_exception', `[nested] ${String(path)} is not nested`);
    const inner = this.compile(query);
    return (_, document) => best((document.nested.get(path as string) ?? []).map((values) => inner(values, document)));
  }

  /** With one linear decay, whose value replaces the score. */
  #functionScore(body: unknown): Scorer {
    const {
      query,
      functions,
      boost_mode: mode,
    } = objectOf(body, 'function_score', ['query', 'functions', 'boost_mode']);
    const [only, ...others] = arrayOf(functions, 'functions');
    if (mode !== 'replace' || others.length > 0)
      throw new RefusedRequest('parsing_exception', '[function_score] the stand-in knows one function that replaces');
    const { linear, weight = 1 } = objectOf(only, 'functions', ['linear', 'weight']);
    const [name, given] = onlyEntry(linear, 'linear');
    const field = this.#field(name, ['integer', 'double']);
    const { origin, scale, decay } = objectOf(given, 'linear', ['origin', 'scale', 'decay']) as Record<string, number>;
    if (!(scale! > 0) || !(decay! > 0 && decay! < 1)) throw new RefusedRequest('parsing_exception', '[linear]');
    const width = scale! / (1 - decay!);
    const isMatch = this.compile(query);
    return (values, document) => {
      if (isMatch(values, document) === null) return null;
      const away = ((values.get(field) as number[] | undefined) ?? []).map((one) => Math.abs(one - origin!));
      // without the field a decay gives 1
      const share = away.length === 0 ? 1 : Math.max(0, (width - Math.min(...away)) / width);
      return Math.fround(share * numberOf(weight, 'weight'));
    };
  }
}

const best = (scores: (number | null)[]): number | null =>
  scores.reduce((most, one) => (one === null ? most : most === null || one > most ? one : most), null);
