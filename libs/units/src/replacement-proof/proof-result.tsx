import type { ReplacementCandidate, ReplacementPack } from '@shop/api-contracts';
import { DefinitionList, Disclosure, StateMark } from '@shop/design-system';
import { packVerdictOf, proofFigures, proofFormulas, type Duty, type DutyProof, type PackProof } from '@shop/thermal';
import { useText } from '../text.ts';
import { DutyFigures } from './duty-figures.tsx';
import type { Entered, PackName } from './duty-fields.ts';
import type { EnteredDuty } from './read-duty.ts';
import { PressureBars } from './pressure-bars.tsx';
import { ProofTable } from './proof-table.tsx';
import { Quantity } from './quantity.tsx';
import { readElectricity } from './read-electricity.ts';
import { RunningTable } from './running-table.tsx';
import { TemperatureDiagram } from './temperature-diagram.tsx';
import { useFigureName } from './use-figure-name.ts';
import { usePercent } from './use-percent.ts';
import styles from './proof.module.css';

interface ProofResultProps {
  duty: Duty;
  proof: DutyProof;
  entered: Entered;
  allowed: EnteredDuty['allowed'];
  packs: { old: ReplacementPack | null; new: ReplacementPack | null };
  chosen: ReplacementCandidate | undefined;
  /** As the new unit is called. */
  name: string;
  /** Units that the proof speaks of. */
  shown: readonly PackName[];
}

/** What old and new do with a complete duty: verdict, figures, both drawings, and what was assumed. */
export function ProofResult({ duty, proof, entered, allowed, packs, chosen, name, shown }: ProofResultProps) {
  const t = useText();
  const isAlone = !shown.includes('old');
  return (
    <section aria-labelledby="proof" className={styles.result}>
      <h2 id="proof">{t(isAlone ? 'units.proof.resultOfOne' : 'units.proof.result')}</h2>
      <div role="status" className={styles.verdicts}>
        <Verdict name={name} proof={proof.new} allowed={allowed} />
        {!isAlone && <Verdict name={t('units.replacement.old')} proof={proof.old} allowed={allowed} />}
        {chosen && <TemperatureLimit duty={duty} chosen={chosen} />}
      </div>
      <DutyFigures duty={duty} entered={entered} />
      <TemperatureDiagram duty={duty} />
      {(proof.old ?? proof.new) && <ProofTable proof={proof} shown={shown} name={name} />}
      {(proof.old ?? proof.new) && <PressureBars proof={proof} shown={shown} allowed={allowed} name={name} />}
      <RunningTable duty={duty} proof={proof} electricity={readElectricity(entered)} shown={shown} name={name} />
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
  const { does, share, isPressureAbove } = packVerdictOf(proof, allowed);
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

function Assumptions({ packs }: Pick<ProofResultProps, 'packs'>) {
  const t = useText();
  const nameOf = useFigureName();
  const names = [...new Set([packs.old, packs.new].flatMap((pack) => pack?.assumed ?? []))];
  const list = names.map((name) => t(`units.proof.assumed.${name}`)).join(', ');
  return (
    <>
      <p className="muted">
        {names.length > 0 && t('units.proof.assumed', { list })} {t('units.proof.assumed.dirt')}
      </p>
      <Disclosure label={t('units.proof.formulas')} variant="bare" className={styles.formulas}>
        <DefinitionList
          items={[
            { term: t('units.proof.heat'), value: proofFormulas.heat },
            { term: t('units.proof.difference'), value: proofFormulas.difference },
            ...named.map(({ id }) => ({ term: nameOf({ id, side: null }), value: proofFormulas[id] })),
          ]}
        />
      </Disclosure>
    </>
  );
}

/** Both sides have the same formula. */
const named = proofFigures.filter(({ side }) => side !== 'cold');
