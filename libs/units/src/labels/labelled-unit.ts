/** A unit of which a label is printed. */
export interface LabelledUnit {
  equipmentId: string;
  serialNumber: string;
}
