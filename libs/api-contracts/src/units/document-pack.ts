import * as z from 'zod/mini';
import { fileSchema } from '../client/files.ts';
import { endpoint } from '../client/endpoint.ts';
import { equipmentIdSchema } from '../ids.ts';
import { maxPackUnits } from '../bounds/document-pack.ts';

const maxLanguages = 20;
/** BCP 47, as documents have it. */
const documentLanguageSchema = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/));

export const documentPack = endpoint({
  name: 'units.documentPack',
  method: 'POST',
  path: '/units/documents',
  summary:
    'Documents of units as a ZIP, sorted by the classes of VDI 2770, each unit with its Asset Administration Shell; several units for signed-in people only (422 `sign_in_for_several`); 404 `unit_unknown`',
  auth: 'optional',
  ours: true,
  changesNothing: true,
  answersFile: true,
  body: z.object({
    equipmentIds: z.array(equipmentIdSchema).check(z.minLength(1), z.maxLength(maxPackUnits)),
    /** Documents in other languages are left out; those without language are always in it. */
    languages: z.array(documentLanguageSchema).check(z.minLength(1), z.maxLength(maxLanguages)),
  }),
  response: fileSchema,
});
