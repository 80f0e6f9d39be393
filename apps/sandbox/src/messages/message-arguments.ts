// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  demoLead: { password: string };
  codeSent: { email: string };
  codeWrong: { triesLeft: number };
  tooLong: { most: number };
  pay: { amount: string };
  paidAlreadyText: { amount: string };
  configuratorPlateRange: { max: string; min: string; model: string };
  configuratorNeedsLiner: { material: string };
  configuratorNoLiner: { gasket: string; model: string };
  configuratorUnitName: { gasket: string; material: string; model: string; plates: string };
  configuratorDrawing: { name: string };
  notifyOrderShipped: { orderNumber: string };
  notifyOfferArrived: { quoteNumber: string; supplier: string };
  notifyApprovalWaiting: { askedBy: string; serialNumber: string };
  notifyCleaningDue: { day: string; serialNumber: string };
}
