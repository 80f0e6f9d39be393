import { Counter, Gauge, type Registry } from 'prom-client';
import { openSearchStates, type OpenSearch } from '../search-engines/opensearch/opensearch.ts';

/** Metrics of the search engine beside the database. */
export function registerSearchMetrics(openSearch: Pick<OpenSearch, 'state' | 'answered'>, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'upstream_opensearch_state',
    help: `1 for the state that OpenSearch is in: ${openSearchStates.join(', ')}; only a current one is asked`,
    labelNames: ['state'],
    registers,
    collect() {
      for (const one of openSearchStates) this.set({ state: one }, Number(one === openSearch.state));
    },
  });
  new Counter({
    name: 'upstream_search_engine_answers_total',
    help: 'Searches by the engine that answered, and why OpenSearch did not: not asked (left, behind), or it failed',
    labelNames: ['engine', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const [by, searches] of openSearch.answered) {
        const isOpenSearch = by === 'opensearch';
        this.inc({ engine: isOpenSearch ? by : 'postgres', reason: isOpenSearch ? '' : by }, searches);
      }
    },
  });
}
