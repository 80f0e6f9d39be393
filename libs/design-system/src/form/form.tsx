import { useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FaultSummary } from './fault-summary.tsx';
import type { FaultLine } from './fault-summary.tsx';
import { FormFaultsContext } from './form-context.ts';
import type { FormFaults } from './form-context.ts';
import styles from './form.module.css';

export type FormFault = {
  /** `name` of a field; of a name that no field has, or of none (a fault of the whole), the message alone is shown. */
  field: string;
  /** A sentence that stands on its own: "Enter a postal code like SW1A 1AA." */
  message: string;
};

export type FormProps = Omit<ComponentProps<'form'>, 'style' | 'ref' | 'onSubmit' | 'noValidate' | 'method'> & {
  /** Called when the browser finds no fault. A second submit is ignored until the promise is settled and `busy` is off. */
  onSubmit: (values: FormData) => void | Promise<unknown>;
  /** Stands above the list of faults. */
  faultsTitle: string;
  /** What was found elsewhere, by the server: shown in the summary and at the fields, at each field until it is changed. */
  faults?: readonly FormFault[];
  /** Its submit is under way. */
  busy?: boolean;
};

const noFaults: readonly FormFault[] = [];
const noNames: ReadonlySet<string> = new Set();

/**
 * A form that is sent only if the browser's validity check passes. Faults, whoever found them, stand in a summary with
 * links above the fields and at their fields, and the first of these takes the focus. The `errorText` of a field should be a sentence
 * that stands on its own.
 */
export function Form(props: FormProps) {
  const { onSubmit, faultsTitle, faults = noFaults, busy = false, className, children, onChange, ...rest } = props;
  const form = useRef<HTMLFormElement>(null);
  const reports = useRef(new Map<Element, string>());
  const isSending = useRef(false);
  const [settledTimes, setSettledTimes] = useState(0);
  const [lines, setLines] = useState<readonly FaultLine[]>([]);
  const [changed, setChanged] = useState(noNames);
  const faultsKey = JSON.stringify(faults);

  function showFaults(shown: readonly FaultLine[]) {
    setLines(shown);
    shown.find(({ field }) => field !== null)?.field?.focus();
  }

  useEffect(() => {
    // without a script the browser asks itself
    form.current!.noValidate = true;
  }, []);

  useEffect(() => {
    setChanged(noNames);
    if (!busy) showFaults(linesOfFaults(form.current!, JSON.parse(faultsKey) as FormFault[]));
  }, [busy, faultsKey, settledTimes]);

  const context = useMemo<FormFaults>(() => {
    const messages = new Map((JSON.parse(faultsKey) as FormFault[]).map(({ field, message }) => [field, message]));
    return {
      faultOf: (name) => (name === undefined || changed.has(name) ? undefined : messages.get(name)),
      report: (field, message) => void reports.current.set(field, message),
    };
  }, [faultsKey, changed]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || isSending.current) return;
    reports.current.clear();
    if (!event.currentTarget.checkValidity()) return showFaults(linesOfReports(reports.current));
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
      // what was entered never comes into an address, even if the form is sent before its script is there
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
        if (faults.some(({ field }) => field === name) && !changed.has(name)) setChanged(new Set([...changed, name]));
        onChange?.(event);
      }}
    >
      <FaultSummary title={faultsTitle} lines={lines} />
      <FormFaultsContext value={context}>{children}</FormFaultsContext>
    </form>
  );
}

const fieldsOf = (form: HTMLFormElement) => [...form.elements] as HTMLInputElement[];

/** In the order of the fields; what belongs to no field comes last. */
function linesOfFaults(form: HTMLFormElement, faults: readonly FormFault[]): FaultLine[] {
  const fields = fieldsOf(form);
  const placeOf = ({ field }: FaultLine) =>
    field === null ? fields.length : fields.indexOf(field as HTMLInputElement);
  return faults
    .map(({ field, message }) => ({ message, field: fields.find(({ name }) => name !== '' && name === field) ?? null }))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/** Radio buttons of one name are one fault. */
function linesOfReports(reports: ReadonlyMap<Element, string>): FaultLine[] {
  const found = [...reports] as [HTMLInputElement, string][];
  const isFirst = ({ type, name }: HTMLInputElement, index: number) =>
    type !== 'radio' || found.findIndex(([other]) => other.name === name) === index;
  return found.filter(([field], index) => isFirst(field, index)).map(([field, message]) => ({ field, message }));
}
