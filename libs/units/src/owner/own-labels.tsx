import { calls, NotAuthenticatedError } from '@shop/api-contracts';
import { Button, showToast } from '@shop/design-system';
import { callOrThrow, useApp } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { isOfOwnUnits } from '../queries.ts';
import { useText } from '../text.ts';
import { shortened } from '../unit-search/unit-code.ts';
import styles from './owner.module.css';

interface OwnLabelsProps {
  equipmentId: string;
  /** On labels of other makers, or the owner's own. */
  codes: readonly string[];
}

/** Codes that lead the owner to the unit, each to be removed. Nothing where there are none: they are added by scanning. */
export function OwnLabels({ equipmentId, codes }: OwnLabelsProps) {
  const t = useText();
  const { api, queryClient } = useApp();
  const removal = useMutation({
    mutationFn: (code: string) =>
      callOrThrow(api, calls.units.removeAlias, { params: { id: equipmentId }, query: { code } }),
    async onSuccess() {
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfOwnUnits(queryKey) });
      showToast({ type: 'success', text: t('units.alias.removed') });
    },
    onError(error) {
      if (!(error instanceof NotAuthenticatedError)) showToast({ type: 'error', text: t('units.alias.removeFailed') });
    },
  });
  if (codes.length === 0) return null;
  return (
    <section aria-label={t('units.alias.title')} className={styles.labels}>
      <p>{t('units.alias.title')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <span>{shortened(code)}</span>
            <Button
              size="small"
              aria-label={t('units.alias.remove', { code: shortened(code) })}
              pending={removal.isPending && removal.variables === code}
              disabled={removal.isPending}
              onClick={() => removal.mutate(code)}
            >
              {t('units.alias.removeOne')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
