import { useDutyLines } from './use-duty-lines.ts';
import { useText } from '../text.ts';
import { passesOf, type Entered, type PackName } from './duty-fields.ts';

interface EnteredInWordsProps {
  entered: Entered;
  shown: readonly PackName[];
  /** As the new unit is called. */
  name: string;
}

/** On paper: what was entered of the duty and of the packs, in the place of the form. */
export function EnteredInWords({ entered, shown, name }: EnteredInWordsProps) {
  const t = useText();
  const passes = shown.map((pack) => {
    const label = pack === 'old' ? t('units.proof.passes.old') : t('units.proof.passes', { name });
    return { name: label, value: t(`units.proof.passes.${passesOf(entered, pack)}`) };
  });
  return (
    <div className="print-only">
      {[...useDutyLines(entered), ...passes].map(({ name, value }) => (
        <p key={name}>
          {name}: {value}
        </p>
      ))}
    </div>
  );
}
