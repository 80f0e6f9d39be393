import { keepPendingAction, useApp, usePendingAction, usePerson } from '@shop/platform';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { draftsOf } from './draft-memory.ts';
import { differs, readForm, type FormValues } from './form-values.ts';
import { useHoldInput } from './use-hold-input.ts';

const actionType = 'restoreForm';

interface KeptForm {
  form: string;
  owner: string;
  values: FormValues;
}

export interface FormDraftInput {
  /** Name of the form, `profile`; with the id of the edited entry, `address/12`. */
  form: string;
  /** Owner of the input: `accountRef`, so that no other person sees it. Empty for forms of visitors. */
  owner: string;
  /** Saved values, as shown in the fields. */
  saved: FormValues;
}

export interface FormDraft {
  /** `key` of the form; changes when its fields must be initialised again. */
  key: number;
  /** Initial values of the fields. */
  values: FormValues;
  /** Source of restored values: an earlier visit to this page, or before signing in again. */
  origin: 'nowhere' | 'memory' | 'signIn';
  /** The session has ended: saving requires signing in again. */
  isEnded: boolean;
  isDirty: boolean;
  /** True if this field was restored with an unsaved value. */
  isRestored: (name: string) => boolean;
  /** Pass to the form's `onChange`. */
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  /** Stores the input until after the next sign-in, for at most 60 minutes. */
  keep: () => void;
  /** Call after saving. */
  finish: () => void;
  /** Resets the form to the saved values. */
  discard: () => void;
}

/**
 * Keeps unsaved input: it is restored on return to the page, and after signing in again if the session ended; nothing is sent
 * automatically. Closing the tab asks for confirmation while input is unsaved.
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

  useHoldInput(isDirty, { isEnded });
  // input after the end of the session is stored by onChange
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

/** Shows a form that is not always there, as one in a dialog, when its input comes back after signing in. */
export function useRestoredForm({ form, owner }: Pick<FormDraftInput, 'form' | 'owner'>, show: () => void): void {
  usePendingAction(
    actionType,
    (payload) => isKeptForm(payload) && payload.form === form && payload.owner === owner,
    (payload) => {
      // the form takes it once it is rendered
      keepPendingAction(actionType, payload);
      show();
    },
  );
}

interface Start {
  key: number;
  begin: FormValues | undefined;
  origin: FormDraft['origin'];
}

/** The content of local storage is untrusted. */
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
