import type { DocumentContent } from './document-content.ts';
import type { Label, LabelSheet } from './labels/label.ts';
import type { ProofSheet } from './proof-sheet/proof-sheet.ts';

/** What the document thread writes: kind of file, and what it is made from. */
export interface DocumentContents {
  pdf: DocumentContent;
  docx: DocumentContent;
  /** SVG. */
  label: Label;
  /** PDF. */
  labelSheet: LabelSheet;
  /** PDF. */
  proofSheet: ProofSheet;
}
