import type { ReplacementCandidate, ReplacementPack } from '@shop/api-contracts';
import { Button, buttonClass, Notice } from '@shop/design-system';
import { ShopLink, useHydrated, useMeasureChoice, useShopNavigate } from '@shop/platform';
import { proveDuty } from '@shop/thermal';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Asked } from '../replacement/asked.ts';
import { useText } from '../text.ts';
import { DutyForm } from './duty-form.tsx';
import { passesOf, readEntered, type Entered, type PackName } from './duty-fields.ts';
import { EnteredInWords } from './entered-in-words.tsx';
import { contactPath, lineProofOf, proofFields, proofPath } from './proof-address.ts';
import { ProofResult } from './proof-result.tsx';
import { provenPacks } from './proven-packs.ts';
import { readDuty } from './read-duty.ts';
import { RequestWithProof } from './request-with-proof.tsx';
import { SaveProof } from './save-proof.tsx';
import { useFaultText } from './use-fault-text.ts';
import styles from './proof.module.css';

interface ProofProps {
  asked: Asked;
  /** Commercial id of the new unit. */
  candidate: string;
  /** Undefined when it is not offered any more. */
  chosen: ReplacementCandidate | undefined;
  oldPack: ReplacementPack | null;
}

/** The address follows what is typed after a pause, so that browsers do not refuse it. */
const addressDelayMs = 400;

/** The duty, and what old and new, or one unit alone, do with it, computed anew with every key that is pressed. */
export function Proof({ asked, candidate, chosen, oldPack }: ProofProps) {
  const t = useText();
  const [search] = useSearchParams();
  const [entered, setEntered] = useState<Entered>(() => readEntered(search));
  const system = useMeasureChoice();
  const isHydrated = useHydrated();
  const keepInAddress = useLateAddress();
  const duty = useMemo(() => readDuty(entered), [entered]);
  const newPack = chosen?.pack ?? null;
  const proof = useMemo(() => {
    const withPasses = (pack: ReplacementPack | null, name: PackName) =>
      pack && { ...pack, passes: passesOf(entered, name) };
    return duty.known && proveDuty(duty.known, { old: withPasses(oldPack, 'old'), new: withPasses(newPack, 'new') });
  }, [duty, entered, oldPack, newPack]);
  const shown = provenPacks(asked);
  const name = chosen?.item.articleNumber ?? t('units.replacement.new');
  const fault = useFaultText(duty, proof);
  const isProven = isHydrated && chosen && proof?.duty.kind === 'complete';
  const fields = proofFields(asked, candidate, entered);
  const change = (data: URLSearchParams) => {
    const next = readEntered(data, system);
    setEntered(next);
    keepInAddress(proofPath(asked, candidate, next));
  };
  return (
    <>
      <DutyForm
        key={system}
        asked={asked}
        candidate={candidate}
        unitName={name}
        entered={entered}
        duty={duty}
        system={system}
        onChange={change}
      />
      <EnteredInWords entered={entered} shown={shown} name={name} />
      {fault ? (
        <Notice type={fault.type} title={fault.text} live />
      ) : (
        proof?.duty.kind === 'complete' && (
          <>
            <ProofResult
              duty={proof.duty.duty}
              proof={proof}
              allowed={duty.allowed}
              packs={{ old: oldPack, new: newPack }}
              chosen={chosen}
              name={name}
              entered={entered}
              shown={shown}
            />
            <Notice type="informative" title={t('units.proof.estimate')} className={styles.estimate ?? ''} />
          </>
        )
      )}
      <div className={styles.actions} data-chrome>
        {isProven && <RequestWithProof item={chosen.item} proof={lineProofOf(fields)} />}
        {shown.includes('old') && (
          <ShopLink
            to={contactPath(asked, entered)}
            className={buttonClass({ variant: isProven || !isHydrated ? 'plain' : 'go' })}
          >
            {t('units.replacement.contact')}
          </ShopLink>
        )}
        {isProven && <SaveProof fields={fields} />}
        {isHydrated && (
          <Button icon="document" onClick={() => window.print()}>
            {t('units.proof.print')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Replaces the address by the last path that was handed over, after a pause. */
function useLateAddress(): (path: string) => void {
  const navigate = useShopNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (path) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigate(path, { replace: true, preventScrollReset: true }), addressDelayMs);
  };
}
