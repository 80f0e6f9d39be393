import type { FitCode, PlateRun } from '@shop/api-contracts';
import type { AttributeValues } from '@shop/commerce-model';

/** What is known of an article. */
export interface ArticleFacts {
  commercialItemId: string;
  attributes: AttributeValues;
}

/** What is known of a unit. */
export interface UnitFacts {
  serialNumber: string;
  /** Model of ours, `GX-050`; null for a unit of another make, whose models have names that mean nothing here. */
  model: string | null;
  /** Figures of the nameplate. */
  attributes: AttributeValues;
  /** Where `parts` come from; null when they are unknown. */
  source: 'asBuilt' | 'standard' | null;
  /** Built-in parts, and those that are sold instead of them. */
  parts: ArticleFacts[];
  /** Service kits of its construction. */
  kits: ArticleFacts[];
  /** Null when the plates are not laid out one by one. */
  platePack: PlateRun[] | null;
  isDeleted: boolean;
}

export type Values = (string | number)[];

/** Outcome of one comparison, with codes of values, without words. */
export interface Finding {
  code: FitCode;
  need: Values | null;
  have: Values | null;
}

export interface Judgement {
  verdict: 'fits' | 'doesNotFit' | 'notChecked';
  basis: 'asBuilt' | 'standard' | 'figures' | null;
  findings: Finding[];
}
