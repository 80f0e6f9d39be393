import { useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { ErrorLine } from './error-summary.tsx';
import { FormErrorsContext } from './form-context.ts';
import type { FormErrors } from './form-context.ts';
import styles from './form.module.css';

export type FormError = {
  /** `name` of a field. For an unknown name, or for none (an error of the whole form), only the message is shown. */
  field: string;
  /** A complete sentence: "Enter a postal code like SW1A 1AA." */
  message: string;
};

export type FormProps = Omit<ComponentProps<'form'>, 'style' | 'ref' | 'onSubmit' | 'noValidate' | 'method'> & {
  /** Called if the browser finds no error. Further submits are ignored until the promise is settled and `busy` is false. */
  onSubmit: (values: FormData) => void | Promise<unknown>;
  /** Heading of the list of errors. */
  errorsTitle: string;
  /** Errors found by the server: shown in the summary, and at each field until it changes. */
  errors?: readonly FormError[];
  /** The submit is pending. */
  busy?: boolean;
};

const noErrors: readonly FormError[] = [];
const noNames: ReadonlySet<string> = new Set();

/**
 * A form that is submitted only if the browser's validity check passes. All errors are listed in a summary with links above the fields and
 * shown at their fields, and the first invalid field gets the focus. The `errorText` of a field should be a complete sentence.
 */
export function Form(props: FormProps) {
  const { onSubmit, errorsTitle, errors = noErrors, busy = false, className, children, onChange, ...rest } = props;
  const form = useRef<HTMLFormElement>(null);
  const reports = useRef(new Map<Element, string>());
  const isSending = useRef(false);
  const [settledTimes, setSettledTimes] = useState(0);
  // in the first rendering too, with links once the fields are there
  const [lines, setLines] = useState<readonly ErrorLine[]>(() =>
    errors.map(({ message }) => ({ message, field: null })),
  );
  const [changed, setChanged] = useState(noNames);
  const errorsKey = JSON.stringify(errors);

  function showErrors(shown: readonly ErrorLine[]) {
    setLines(shown);
    shown.find(({ field }) => field !== null)?.field?.focus();
  }

  useEffect(() => {
    // without a script the browser validates
    form.current!.noValidate = true;
  }, []);

  useEffect(() => {
    setChanged(noNames);
    if (!busy) showErrors(linesOfErrors(form.current!, JSON.parse(errorsKey) as FormError[]));
  }, [busy, errorsKey, settledTimes]);

  const context = useMemo<FormErrors>(() => {
    const messages = new Map((JSON.parse(errorsKey) as FormError[]).map(({ field, message }) => [field, message]));
    return {
      errorOf: (name) => (name === undefined || changed.has(name) ? undefined : messages.get(name)),
      report: (field, message) => void reports.current.set(field, message),
    };
  }, [errorsKey, changed]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || isSending.current) return;
    reports.current.clear();
    if (!event.currentTarget.checkValidity()) return showErrors(linesOfReports(reports.current));
    setLines([]);
    const sending = onSubmit(new FormData(event.currentTarget));
    if (!(sending instanceof Promise)) return;
    isSending.current = true;
    const settle = () => {
      isSending.current = false;
      setSettledTimes((times) => times + 1);
    };
    sending.then(settle, settle);
  }

  return (
    <form
      {...rest}
      ref={form}
      // keeps input out of the address if the form is submitted before its script has loaded
      method="post"
      className={classNames(styles.form, className)}
      aria-busy={busy || undefined}
      onSubmit={submit}
      onInvalidCapture={(event) => {
        const field = event.target as HTMLInputElement;
        reports.current.set(field, field.validationMessage);
      }}
      onChange={(event) => {
        const { name } = event.target as unknown as HTMLInputElement;
        if (errors.some(({ field }) => field === name) && !changed.has(name)) setChanged(new Set([...changed, name]));
        onChange?.(event);
      }}
    >
      <ErrorSummary title={errorsTitle} lines={lines} />
      <FormErrorsContext value={context}>{children}</FormErrorsContext>
    </form>
  );
}

const fieldsOf = (form: HTMLFormElement) => [...form.elements] as HTMLInputElement[];

/** In the order of the fields; errors without a field come last. */
function linesOfErrors(form: HTMLFormElement, errors: readonly FormError[]): ErrorLine[] {
  const fields = fieldsOf(form);
  const placeOf = ({ field }: ErrorLine) =>
    field === null ? fields.length : fields.indexOf(field as HTMLInputElement);
  return errors
    .map(({ field, message }) => ({ message, field: fields.find(({ name }) => name !== '' && name === field) ?? null }))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/** Radio buttons of one name count as one error. */
function linesOfReports(reports: ReadonlyMap<Element, string>): ErrorLine[] {
  const found = [...reports] as [HTMLInputElement, string][];
  const isFirst = ({ type, name }: HTMLInputElement, index: number) =>
    type !== 'radio' || found.findIndex(([other]) => other.name === name) === index;
  return found.filter(([field], index) => isFirst(field, index)).map(([field, message]) => ({ field, message }));
}
