import { Button, CopyButton, EmptyState, SkeletonRows } from '@shop/design-system';
import { anonymousScope, unitPaths, useApp, useIdentityScope, useShopNavigate } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AddBySerial } from '../own-units/add-by-serial.tsx';
import { unitByAliasQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { findUnit } from '../unit-search/find-unit.ts';
import { FoundUnits } from '../unit-search/found-units.tsx';
import { maxLabelLength, shortened, type LabelCode } from '../unit-search/unit-code.ts';
import { serialOf } from '../unit/serial-of.ts';
import styles from './unit-scan.module.css';

/** What a label means: its unit is opened, several are offered, or the reader learns why there is none. */
export function LabelAnswer({ label }: { label: LabelCode }) {
  const t = useText();
  const scope = useIdentityScope();
  const navigate = useShopNavigate();
  const isKept = label.kind !== 'empty' && label.kind !== 'tooLong';
  const { data, isLoading } = useQuery({
    ...unitByAliasQuery(isKept ? label.text : '', scope),
    enabled: isKept && scope !== anonymousScope,
  });
  const equipmentId = data?.equipmentId;
  useEffect(() => {
    if (equipmentId) navigate(unitPaths.unit(equipmentId));
  }, [equipmentId, navigate]);
  if (isLoading) return <SkeletonRows label={t('units.search.loading')} />;
  if (equipmentId) return <p role="status">{t('units.scan.opening')}</p>;
  if (label.kind === 'unit') return <UnitAnswer code={label.code} text={label.text} />;
  return <UnknownLabel label={label} />;
}

function UnitAnswer({ code, text }: { code: string; text: string }) {
  const t = useText();
  const app = useApp();
  const navigate = useShopNavigate();
  const { data } = useQuery({
    queryKey: ['unitOfLabel', code],
    queryFn: async () => ({ equipmentId: await findUnit(app, code) }),
    staleTime: 0,
  });
  const equipmentId = data?.equipmentId;
  useEffect(() => {
    if (equipmentId !== undefined) navigate(unitPaths.unit(equipmentId));
  }, [equipmentId, navigate]);
  if (!data) return <SkeletonRows label={t('units.search.loading')} />;
  if (equipmentId !== undefined) return <p role="status">{t('units.scan.opening')}</p>;
  return <FoundUnits code={code} label={text} />;
}

/** A code that is none of ours. A link in it is shown as text: nothing is asked of another host. */
function UnknownLabel({ label }: { label: Exclude<LabelCode, { kind: 'unit' }> }) {
  const t = useText();
  if (label.kind === 'empty') return <EmptyState title={t('units.scan.empty')} />;
  const { kind, text } = label;
  return (
    <>
      <EmptyState title={t('units.scan.unknown')}>
        {kind === 'link' && <p>{t('units.scan.link', { host: shortened(label.host) })}</p>}
        {kind === 'tooLong' && <p>{t('units.scan.tooLong', { count: text.length, max: maxLabelLength })}</p>}
        <p className={styles.text}>
          <q>{shortened(text)}</q>{' '}
          <CopyButton
            value={text}
            label={t('units.scan.copy')}
            copiedText={t('units.copied')}
            failedText={t('units.copyFailed')}
          />
        </p>
        {kind !== 'tooLong' && <p>{t('units.scan.unknownLead')}</p>}
      </EmptyState>
      <AddBySerial
        label={kind === 'tooLong' ? undefined : text}
        serial={kind === 'link' ? serialOfLink(text) : undefined}
      />
    </>
  );
}

/** Links of other makers often end with the serial number, so that it need not be typed. */
function serialOfLink(link: string): string | undefined {
  const last = new URL(link).pathname.split('/').findLast((part) => part !== '') ?? '';
  try {
    return serialOf({ serialNumber: decodeURIComponent(last) });
  } catch {
    return undefined;
  }
}

/** Several codes in one picture. */
export function LabelChoice({
  labels,
  onChoose,
}: {
  labels: readonly LabelCode[];
  onChoose: (label: LabelCode) => void;
}) {
  const t = useText();
  return (
    <ul className={styles.choice}>
      {labels.map((label, index) => (
        <li key={index}>
          <Button wide onClick={() => onChoose(label)}>
            <span className={styles.text}>
              {label.kind === 'empty' ? t('units.scan.empty') : shortened(label.text)}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
