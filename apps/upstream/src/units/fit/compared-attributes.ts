/** Every attribute of an article that the fit rules read; a test compares the verdicts with those of whole articles. */
export const comparedAttributes: readonly string[] = [
  ...['partType', 'fitsModel', 'plateThickness', 'platePattern', 'plateMaterial', 'gasketFixing', 'gasketMaterial'],
  ...['material', 'thread', 'partLength', 'maxPlates', 'numberOfPlates', 'connection', 'connectionStandard'],
  ...['designPressure', 'gasketMaxTemperature', 'designTemperature', 'fitsSerialFrom', 'fitsSerialTo'],
  ...['signal', 'insulationThickness'],
];
