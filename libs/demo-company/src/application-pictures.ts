import { themedDrawing, type DrawingParameters } from './drawings/draw.ts';

const plateSize = { width: 300, height: 780, dn: 50 };

/** What the tool is about, in the projection of all drawings; one file for both themes, since an application has one picture. */
const picture = (title: string, parameters: DrawingParameters): string =>
  themedDrawing(parameters, { detail: 'card', box: [320, 180], title });

/** What the picture of each tool for partners shows, by the tool's id; drawn on demand, since that takes a tenth of a second. */
const applicationPictures = {
  selection: () =>
    picture('A gasketed plate heat exchanger', {
      kind: 'platePack',
      ...plateSize,
      plates: 41,
      pitch: 3,
      connections: { dn: 50, type: 'flange' },
      frame: { length: 470 },
    }),
  servicebook: () => picture('Tools for service', { kind: 'kit', form: 'tools' }),
  training: () => picture('A regasketing kit', { kind: 'kit', form: 'regasketing', ...plateSize, gaskets: 2 }),
  drawings: () => picture('Two channel plates', { kind: 'plate', ...plateSize, count: 2 }),
  warranty: () =>
    picture('A brazed plate heat exchanger', {
      kind: 'brazed',
      plates: 40,
      width: 120,
      height: 290,
      connections: { dn: 25, type: 'thread' },
    }),
};

export type ApplicationId = keyof typeof applicationPictures;

export const applicationPicture = (id: ApplicationId): string => applicationPictures[id]();
