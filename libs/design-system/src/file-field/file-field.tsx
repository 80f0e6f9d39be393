import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import { classNames } from '../class-names/class-names.ts';
import { describedBy, FieldFrame } from '../field/field-frame.tsx';
import { useValidity } from '../field/use-validity.ts';
import { Icon } from '../icon/icon.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useFilePaste } from './use-file-paste.ts';
import styles from './file-field.module.css';

export interface FileFieldTexts {
  /** Text of the button: "Choose a file". */
  choose: string;
  /** Text beside it: "or drop or paste it here". */
  drop: string;
  cancel: string;
  retry: string;
  remove: string;
  /** Announced, for instance `40 %`; also names the progress bar. */
  progress: (share: number) => string;
}

export type FileFieldProps = {
  label: ReactNode;
  labelNote?: string;
  /** Allowed types and size, shown before a file is chosen. */
  hint: ReactNode;
  name?: string;
  required?: boolean;
  /** Text for a missing file. */
  errorText?: (validity: ValidityState) => string;
  /** Media types for the browser's file dialog. */
  types: readonly string[];
  /** The file chosen, being sent or already stored. */
  file?: { name: string; size: string } | undefined;
  /** Upload progress from 0 to 1. */
  share?: number | undefined;
  /** Error text for the file. */
  error?: string | undefined;
  texts: FileFieldTexts;
  onChoose: (file: File) => void;
  onCancel?: (() => void) | undefined;
  /** Offered beside an error that a retry may resolve. */
  onRetry?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** The removal is pending. */
  isRemoving?: boolean;
  className?: string | undefined;
};

/** A single-file field: choose, drop or paste a file; shows upload progress and allows cancelling. */
export function FileField(props: FileFieldProps) {
  const { label, labelNote, hint, name, required = false, types, file, share, texts, className } = props;
  const { onChoose, onCancel, onRetry, onRemove, isRemoving = false } = props;
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const validity = useValidity({
    status: undefined,
    error: props.error,
    errorText: props.errorText,
    name,
  });
  const isSending = share !== undefined;
  const isOver = useFileDrop(zone, !isSending, onChoose);
  useFilePaste(zone, !isSending, onChoose);
  /** The focused element is about to be removed. */
  const leave = (act: () => void) => () => {
    input.current?.focus();
    act();
  };
  return (
    <FieldFrame {...{ id, label, labelNote, hint, className }} message={validity.message} status={validity.status}>
      <div ref={zone} className={classNames(styles.zone, isOver && styles.over)}>
        {file && (
          <div className={styles.file}>
            <Icon name="document" />
            <span className={styles.name}>
              <bdi>{file.name}</bdi> <span className="nb muted">{file.size}</span>
            </span>
            {isSending && (
              <span className={styles.progress}>
                <progress value={share} max={1} aria-label={texts.progress(share)} />
                <span aria-hidden="true" className="nb">
                  {texts.progress(share)}
                </span>
              </span>
            )}
            <span className={styles.actions}>
              {isSending && onCancel && (
                <Button size="small" onClick={leave(onCancel)}>
                  {texts.cancel}
                </Button>
              )}
              {!isSending && onRetry && (
                <Button size="small" onClick={leave(onRetry)}>
                  {texts.retry}
                </Button>
              )}
              {!isSending && onRemove && (
                <Button
                  size="small"
                  pending={isRemoving}
                  aria-label={`${texts.remove}: ${file.name}`}
                  onClick={leave(onRemove)}
                >
                  {texts.remove}
                </Button>
              )}
            </span>
          </div>
        )}
        <span className={styles.choose}>
          <input
            ref={input}
            id={id}
            type="file"
            name={name}
            accept={types.join(',')}
            required={required && !file}
            disabled={isSending}
            className={styles.input}
            aria-invalid={validity.status === 'invalid' || undefined}
            aria-describedby={describedBy(id, { hint, message: validity.message })}
            onInvalid={(event) => validity.report(event.currentTarget)}
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              // allows choosing the same file again
              event.currentTarget.value = '';
              if (chosen) onChoose(chosen);
            }}
          />
          {!isSending && (
            <>
              <label htmlFor={id} className={buttonClass()}>
                {texts.choose}
              </label>
              <span className={styles.drop}>{texts.drop}</span>
            </>
          )}
        </span>
      </div>
    </FieldFrame>
  );
}
