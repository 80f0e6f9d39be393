/** Units of one document pack. */
export const maxPackUnits = 200;
