import type { LabelSheetKind } from '@shop/api-contracts';

/** What stands on the label of a unit. */
export interface Label {
  /** Identification link (IEC 61406) that the code holds. */
  address: string;
  /** The words for `serialNumber`, and the text alternative of the code. */
  serialCaption: string;
  codeAlt: string;
  serialNumber: string;
  name: string;
  /** The owner's name for the unit; null for everybody else. */
  customName: string | null;
}

/** Labels of units, printed from a position of the first sheet on. */
export interface LabelSheet {
  kind: LabelSheetKind;
  /** From 1. */
  firstPosition: number;
  labels: Label[];
  /** BCP 47. */
  language: string;
  title: string;
  author: string;
  writtenOn: Date;
}
