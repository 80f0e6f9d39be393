import { fieldErrorsOf } from '@shop/forms';
import { codeOf } from '@shop/platform';
import { useText } from '../text.ts';
import { useNameplateMessages } from './use-nameplate-messages.ts';

/** Fields and texts by the codes of refusals that belong to one field. */
const fieldOfCode = {
  tag_taken: ['tagId', 'units.tag.taken'],
  tag_deleted: ['tagId', 'units.tag.deleted'],
  unit_has_tag: ['tagId', 'units.tag.other'],
  nameplate_taken: ['serialNumber', 'units.nameplate.taken'],
} as const;

/** Errors of a nameplate that was refused, to be shown beside its fields; none for a failure that belongs to no field. */
export function useNameplateErrors(error: unknown): { field: string; message: string }[] {
  const t = useText();
  const messages: Record<string, string> = useNameplateMessages();
  const code = codeOf(error) ?? '';
  if (code in fieldOfCode) {
    const [field, key] = fieldOfCode[code as keyof typeof fieldOfCode];
    return [{ field, message: t(key) }];
  }
  return fieldErrorsOf(error, (field) => messages[field] ?? t('units.register.error.choice'));
}
