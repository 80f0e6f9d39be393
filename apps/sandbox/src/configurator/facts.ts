import type { Texts } from '../languages.ts';
import { modelOf, packLength, type Choices } from './unit.ts';

/** What a data sheet and the page say of a unit, as names and values. */
export function factsOf(choices: Choices, t: Texts): [string, string][] {
  const model = modelOf(choices);
  const { plates, material, gasket, connection, frame } = choices;
  return [
    [t('configuratorModel'), model.name],
    [t('configuratorPlates'), String(plates)],
    [t('configuratorMaterial'), model[material].name],
    [t('configuratorGasket'), gasket],
    [t('configuratorConnection'), t(connection === 'plain' ? 'configuratorPlain' : 'configuratorLined')],
    [t('configuratorFrame'), `${model.frames[frame].millimetres} mm`],
    [t('configuratorPackLength'), `${packLength(choices)} mm`],
  ];
}
