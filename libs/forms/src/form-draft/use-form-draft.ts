import { holdUnsaved, keepPendingAction, useApp, usePendingAction, usePerson } from '@shop/platform';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { draftsOf } from './draft-memory.ts';
import { differs, readForm, type FormValues } from './form-values.ts';

const actionType = 'restoreForm';

interface KeptForm {
  form: string;
  owner: string;
  values: FormValues;
}

export interface FormDraftInput {
  /** Name of the form, `profile`; with the id of what is changed, `address/12`. */
  form: string;
  /** Whose input it is: `accountRef`. What one person entered is shown to nobody else. Empty for forms of visitors. */
  owner: string;
  /** What is saved, as it stands in the fields. */
  saved: FormValues;
}

export interface FormDraft {
  /** `key` of the form: another one where its fields begin anew. */
  key: number;
  /** What the fields begin with. */
  values: FormValues;
  /** Where unsaved values came back from: an earlier visit of this page, or before signing in again. */
  origin: 'nowhere' | 'memory' | 'signIn';
  /** The session has ended: nothing can be saved before signing in again. */
  isEnded: boolean;
  isDirty: boolean;
  /** Whether this field came back with something that is not saved. */
  isRestored: (name: string) => boolean;
  /** Goes to the form's `onChange`. */
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  /** Keeps what is entered until after the next sign-in (60 minutes). */
  keep: () => void;
  /** It is saved. */
  finish: () => void;
  /** Back to what is saved. */
  discard: () => void;
}

/**
 * Input is never lost: what was entered and not saved is there again when one comes back to the page, and after signing in again where
 * the session ended meanwhile; nothing is sent by itself. Closing the tab is asked about while something is unsaved.
 */
export function useFormDraft({ form, owner, saved }: FormDraftInput): FormDraft {
  const app = useApp();
  const person = usePerson();
  const drafts = draftsOf(app);
  const name = `${owner}/${form}`;
  const [{ key, begin, origin }, setStart] = useState<Start>(() => {
    const begin = drafts.get(name);
    return { key: 0, begin, origin: begin ? 'memory' : 'nowhere' };
  });
  const [isDirty, setDirty] = useState(begin !== undefined);
  const isEnded = person.state === 'anonymous' && person.ended === true;

  usePendingAction(
    actionType,
    (payload) => isKeptForm(payload) && payload.form === form && ['', owner].includes(payload.owner),
    (payload) => {
      const { values } = payload as KeptForm;
      drafts.set(name, values);
      setStart({ key: key + 1, begin: values, origin: 'signIn' });
      setDirty(true);
    },
  );

  const keep = () => {
    const values = drafts.get(name);
    if (values) keepPendingAction(actionType, { form, owner, values } satisfies KeptForm);
  };
  const startAnew = () => {
    drafts.delete(name);
    setDirty(false);
  };

  useEffect(() => (isDirty ? holdUnsaved() : undefined), [isDirty]);
  useEffect(() => {
    if (!isDirty || isEnded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isEnded]);
  // what is entered after the end is kept by onChange
  const keepAtEnd = useEffectEvent(keep);
  useEffect(() => {
    if (isEnded) keepAtEnd();
  }, [isEnded]);

  return {
    key,
    values: { ...saved, ...begin },
    origin,
    isEnded,
    isDirty,
    isRestored: (field) => begin?.[field] !== undefined && begin[field] !== (saved[field] ?? ''),
    onChange(event) {
      const entered = readForm(event.currentTarget);
      const isUnsaved = differs(entered, saved);
      if (isUnsaved) drafts.set(name, entered);
      else drafts.delete(name);
      setDirty(isUnsaved);
      if (isEnded) keep();
    },
    keep,
    finish() {
      startAnew();
      setStart({ key, begin: undefined, origin: 'nowhere' });
    },
    discard() {
      startAnew();
      setStart({ key: key + 1, begin: undefined, origin: 'nowhere' });
    },
  };
}

interface Start {
  key: number;
  begin: FormValues | undefined;
  origin: FormDraft['origin'];
}

/** Local storage may hold what somebody else wrote. */
function isKeptForm(payload: unknown): payload is KeptForm {
  if (typeof payload !== 'object' || payload === null) return false;
  const { form, owner, values } = payload as Partial<Record<keyof KeptForm, unknown>>;
  return (
    typeof form === 'string' &&
    typeof owner === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}
