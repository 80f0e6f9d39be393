import { calls, NotAuthenticatedError, type TaxExempt } from '@shop/api-contracts';
import { IconButton, RecordTable, showToast, Tag, Td, Th, Tr, useFocusLater } from '@shop/design-system';
import { formatDate } from '@shop/i18n';
import { callOrThrow, RemovedNotice, useApp, usePortalPerson, useRemovals } from '@shop/platform';
import { FileButton } from '../file-button.tsx';
import { useText } from '../text.ts';
import { taxExemptsQuery } from './tax-exempts-query.ts';
import { useStateName } from './use-state-name.ts';
import styles from './tax-exempts.module.css';

interface TaxExemptTableProps {
  exempts: readonly TaxExempt[];
  /** Called when the focused element is removed. */
  leave: () => void;
}

/** Exemptions by state, with their current validity. */
export function TaxExemptTable({ exempts, leave }: TaxExemptTableProps) {
  const t = useText();
  const stateName = useStateName();
  const remove = useRemoveTaxExempt();
  const focusLater = useFocusLater();
  const removals = useRemovals(remove);
  return (
    <RecordTable caption={t('portal.taxExempts')} middle className={styles.table}>
      <thead>
        <tr>
          <Th>{t('portal.taxExempts.state')}</Th>
          <Th>{t('portal.taxExempts.expiryDate')}</Th>
          <Th>{t('portal.taxExempts.validity')}</Th>
          <Th>{t('portal.taxExempts.file')}</Th>
          <Th>
            <span className="sr">{t('portal.taxExempts.actions')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {exempts.map((exempt) => {
          const { id, stateCode } = exempt;
          const removal = removals.of(id);
          if (removal === 'leaving') return null;
          if (removal === undefined) {
            return <ExemptRow key={id} exempt={exempt} onRemove={() => removals.remove(id)} />;
          }
          return (
            <tr key={id}>
              <td colSpan={5}>
                <RemovedNotice
                  text={t('portal.taxExempts.removed', { state: stateName(stateCode) })}
                  undoLabel={t('portal.undo')}
                  undo={() => {
                    removals.undo(id);
                    focusLater(rowId(id));
                  }}
                  onEnd={(hadFocus) => {
                    removals.end(id);
                    if (hadFocus) leave();
                  }}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </RecordTable>
  );
}

export const rowId = (id: string): string => `tax-exempt-${id}`;

function ExemptRow({ exempt, onRemove }: { exempt: TaxExempt; onRemove: () => void }) {
  const t = useText();
  const {
    api,
    locale: { tag },
  } = useApp();
  const stateName = useStateName();
  const { id, stateCode, expiryDate, file } = exempt;
  return (
    <Tr id={rowId(id)} tabIndex={-1}>
      <Td place="name" className={styles.state}>
        {stateName(stateCode)}
      </Td>
      <Td label={t('portal.taxExempts.expiryDate')}>
        <bdi>{formatDate(expiryDate, tag)}</bdi>
      </Td>
      <Td place="state">
        <Validity exempt={exempt} />
      </Td>
      <Td place="line">
        <FileButton
          file={file}
          load={() => api.file(calls.taxExempts.file, { params: { id } })}
          failedText={() => t('portal.taxExempts.downloadFailed', { name: file.name })}
          className={styles.certificate}
        />
      </Td>
      <Td place="end" className={styles.remove}>
        <IconButton
          icon="bin"
          size="small"
          label={t('portal.taxExempts.remove', { state: stateName(stateCode) })}
          onClick={onRemove}
        />
      </Td>
    </Tr>
  );
}

/** Whether the exemption applies, and if it was refused, why. */
function Validity({ exempt: { state, refusal, isValid } }: { exempt: TaxExempt }) {
  const t = useText();
  if (isValid) return <Tag>{t('portal.taxExempts.valid')}</Tag>;
  if (state === 'accepted') return <Tag tone="signal">{t('portal.taxExempts.expired')}</Tag>;
  if (state === 'received') return <Tag>{t('portal.taxExempts.received')}</Tag>;
  return (
    <>
      <Tag tone="signal">{t('portal.taxExempts.refused')}</Tag>{' '}
      {refusal && <span>{t(`portal.taxExempts.refused.${refusal}`)}</span>}
    </>
  );
}

/** Deletes the exemption upstream, after the time for undo. */
function useRemoveTaxExempt(): (id: string) => Promise<void> {
  const t = useText();
  const { api, queryClient } = useApp();
  const { queryKey } = taxExemptsQuery(usePortalPerson().scope);
  return async (id) => {
    try {
      await callOrThrow(api, calls.taxExempts.remove, { params: { id } });
      queryClient.setQueryData<TaxExempt[]>(queryKey, (all) => all?.filter((one) => one.id !== id));
    } catch (error) {
      if (!(error instanceof NotAuthenticatedError)) {
        showToast({ type: 'error', text: t('portal.taxExempts.removeFailed') });
      }
    }
    void queryClient.invalidateQueries({ queryKey });
  };
}
