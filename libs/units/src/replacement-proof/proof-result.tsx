import type { ItemColumn, ReplacementCandidate, ReplacementPack } from '@shop/api-contracts';
import { DefinitionList, StateMark } from '@shop/design-system';
import { volumeFlowOf, type Duty, type DutyProof, type PackProof } from '@shop/thermal';
import { useText } from '../text.ts';
import type { EnteredDuty } from './read-duty.ts';
import { PressureBars } from './pressure-bars.tsx';
import { ProofTable } from './proof-table.tsx';
import { Quantity } from './quantity.tsx';
import { TemperatureDiagram } from './temperature-diagram.tsx';
import { usePercent } from './use-percent.ts';
import { verdictOf } from './verdict-of.ts';
import styles from './proof.module.css';

interface ProofResultProps {
  duty: Duty;
  proof: DutyProof;
  allowed: EnteredDuty['allowed'];
  packs: { old: ReplacementPack | null; new: ReplacementPack | null };
  chosen: ReplacementCandidate | undefined;
  columns: readonly ItemColumn[];
}

/** What old and new do with a complete duty: verdict, figures, both drawings, and what was assumed. */
export function ProofResult({ duty, proof, allowed, packs, chosen }: ProofResultProps) {
  const t = useText();
  return (
    <section aria-labelledby="proof" className={styles.result}>
      <h2 id="proof">{t('units.proof.result')}</h2>
      <div role="status" className={styles.verdicts}>
        <Verdict name={chosen?.item.articleNumber ?? t('units.replacement.new')} proof={proof.new} allowed={allowed} />
        <Verdict name={t('units.replacement.old')} proof={proof.old} allowed={allowed} />
        {chosen && <TemperatureLimit duty={duty} chosen={chosen} />}
      </div>
      <DutyFigures duty={duty} />
      <TemperatureDiagram duty={duty} />
      {(proof.old ?? proof.new) && <ProofTable proof={proof} articleNumber={chosen?.item.articleNumber} />}
      {(proof.old ?? proof.new) && (
        <PressureBars proof={proof} allowed={allowed} articleNumber={chosen?.item.articleNumber} />
      )}
      <Assumptions packs={packs} />
    </section>
  );
}

function Verdict({ name, proof, allowed }: { name: string; proof: PackProof | null; allowed: EnteredDuty['allowed'] }) {
  const t = useText();
  const percent = usePercent();
  if (!proof) {
    return (
      <p>
        <StateMark tone="over">{name}</StateMark> {t('units.proof.unknown')}
      </p>
    );
  }
  const { does, share, isPressureAbove } = verdictOf(proof, allowed);
  return (
    <p>
      <StateMark tone={does === 'fully' && !isPressureAbove ? 'done' : 'signal'}>{name}</StateMark>{' '}
      {t(`units.proof.does.${does}`, { percent: percent(share) })} {isPressureAbove && t('units.proof.pressureAbove')}
      {proof.rating.warnings.map((warning) => ` ${t(`units.proof.warning.${warning}`)}`)}
    </p>
  );
}

/** Gaskets stand only some temperatures. */
function TemperatureLimit({ duty, chosen }: { duty: Duty; chosen: ReplacementCandidate }) {
  const t = useText();
  const limits = chosen.differences.find(({ id }) => id === 'designTemperature')?.new?.map(Number);
  if (limits?.length !== 2) return null;
  const [from, to] = limits as [number, number];
  if (duty.hot.inlet <= to && duty.cold.inlet >= from) return null;
  return (
    <p>
      <StateMark tone="signal">{chosen.item.articleNumber}</StateMark> {t('units.proof.tooHot')}{' '}
      <Quantity value={from} unit={{ code: 'CEL' }} /> … <Quantity value={to} unit={{ code: 'CEL' }} />
    </p>
  );
}

function DutyFigures({ duty }: { duty: Duty }) {
  const t = useText();
  const followed = (field: Duty['computed']) =>
    duty.computed === field && <span className="muted"> {t('units.proof.followed')}</span>;
  const flowOf = (side: 'hot' | 'cold') => ({
    term: t(`units.replacement.figure.${side}`, { name: t('units.proof.flow') }),
    value: (
      <>
        <Quantity value={volumeFlowOf(duty[side].fluid, duty[side].flow, duty[side].inlet)} unit={{ code: 'MQH' }} />
        {followed(`${side}.flow`)}
      </>
    ),
  });
  return (
    <DefinitionList
      items={[
        { term: t('units.proof.heat'), value: <Quantity value={duty.heat / 1000} unit={{ code: 'KWT' }} /> },
        {
          term: t('units.proof.difference'),
          value: <Quantity value={duty.logMeanDifference} unit={{ code: 'KEL' }} />,
        },
        flowOf('hot'),
        flowOf('cold'),
      ]}
      className={styles.duty ?? ''}
    />
  );
}

function Assumptions({ packs }: Pick<ProofResultProps, 'packs'>) {
  const t = useText();
  const names = [...new Set([packs.old, packs.new].flatMap((pack) => pack?.assumed ?? []))];
  const list = names.map((name) => t(`units.proof.assumed.${name}`)).join(', ');
  return (
    <>
      <p className="muted">
        {names.length > 0 && t('units.proof.assumed', { list })} {t('units.proof.assumed.dirt')}
      </p>
      <details className={styles.formulas}>
        <summary>{t('units.proof.formulas')}</summary>
        <ul>
          {formulas.map((formula) => (
            <li key={formula}>{formula}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** As in `libs/thermal`; symbols are the same in every language. */
const formulas = [
  'Q = ṁ · cp · (Tᵢₙ − Tₒᵤₜ)',
  'LMTD = (ΔT₁ − ΔT₂) / ln(ΔT₁ / ΔT₂)',
  '1/U = 1/α₁ + s/λ + 1/α₂ + Rf₁ + Rf₂',
  'A = Q / (U · F · LMTD)',
  'NTU = U · A / Cₘᵢₙ, ε = Q / (Cₘᵢₙ · (T₁ − t₁))',
  'Nu = 0.122 · Pr^(1/3) · (η/ηw)^(1/6) · (ξ · Re² · sin 2φ)^0.374 (Martin 1996, VDI)',
  'Δp = ξ · L/dₕ · ρw²/2 + 1.4 · ρw²/2',
] as const;
