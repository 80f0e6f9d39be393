// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  'descriptions.gasketed': { connection: string; flow: number; model: string };
  'descriptions.semiWelded': { connection: string; flow: number; model: string };
  'descriptions.copperBrazed': { connection: string; flow: number; model: string };
  'descriptions.nickelBrazed': { connection: string; flow: number; model: string };
  'descriptions.fusionBonded': { connection: string; flow: number; model: string };
  'descriptions.shellAndTube': { connection: string; model: string; tubes: number };
  'descriptions.dryCooler': { airFlow: number };
  'descriptions.unitHeater': { airFlow: number };
  'descriptions.gaskets': { model: string };
  gasketsOf: { model: string };
  'kits.regasketingContents': { channel: number; end: number };
  'reasons.moreArea': { plates: string };
  'reasons.lessArea': { plates: string };
  'reasons.lowPressureDrop': { gasket: string };
  'reasons.otherGasket': { gasket: string };
  'reasons.brazed': { weight: number };
  'kitContents.tool': { thread: string };
  'kitContents.jacket': { thickness: number };
  'remade.description': { year: string };
  'documents.manual': { series: string };
  'documents.series': { id: string };
  'documents.dataSheet': { article: string };
  'documents.drawing': { article: string };
  'documents.declaration': { series: string };
  'documents.revision': { revision: string };
  countOfPlates: { count: number };
}
