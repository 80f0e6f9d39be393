import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;
export type StructureElement = PDFKit.PDFStructureElement;
