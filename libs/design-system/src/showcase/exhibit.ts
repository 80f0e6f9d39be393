import type { ReactNode } from 'react';

/** One component with its states, as the page of the design system shows it. */
export interface Exhibit {
  /** Names of the exports that the states show. */
  components: readonly string[];
  /** When to use it, in one sentence. */
  purpose: string;
  states: readonly (readonly [name: string, content: ReactNode])[];
  /** States need the whole width: tables, cards, sections. */
  isWide?: boolean;
}

/** Exhibits that belong together, such as all fields. */
export interface ExhibitGroup {
  /** Anchor of the group. */
  id: string;
  title: string;
  exhibits: readonly Exhibit[];
}
