import { Button, buttonClass, Disclosure } from '@shop/design-system';
import { RemovedNotice, ShopLink, usePerson } from '@shop/platform';
import { useRef, useState } from 'react';
import { DocumentPack } from '../document-pack/document-pack.tsx';
import { LabelButton } from '../labels/label-button.tsx';
import { CorrectNameplateDialog } from '../owner/correct-nameplate-dialog.tsx';
import { EditUnitButton } from '../owner/edit-unit-button.tsx';
import { RegistrationAction } from '../registration/registration-action.tsx';
import type { UnitRegistration } from '../registration/use-registration.ts';
import { useText } from '../text.ts';
import type { UnitPageContext } from '../unit/use-unit-page.ts';
import { AllFigures } from './all-figures.tsx';
import { ReplacementLink } from './replacement-link.tsx';
import { topicId, type Topic } from './topics.ts';
import styles from './unit-actions.module.css';

interface UnitActionsProps extends UnitPageContext {
  registration: UnitRegistration;
  /** The open one. */
  topic: Topic;
}

/** They have the main action of the page themselves. */
const topicsToBuyFrom: ReadonlySet<Topic['name']> = new Set(['spare-parts', 'service-kits']);

/** What one can do with the unit, below its nameplate: make it one's own, order parts, then what is wanted now and then, the rest behind one button. */
export function UnitActions({ unit, pathOf, registration, topic }: UnitActionsProps) {
  const t = useText();
  const { equipmentId } = unit;
  const { own, remove } = registration;
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <div className={styles.bar}>
      <AllFigures unit={unit} />
      <div className={styles.actions} data-chrome>
        <PersonalAction equipmentId={equipmentId} registration={registration} />
        <ShopLink
          to={`${pathOf(equipmentId, 'spare-parts')}#${topicId}`}
          className={buttonClass({ variant: topicsToBuyFrom.has(topic.name) ? 'plain' : 'go' })}
        >
          {t('units.orderParts')}
        </ShopLink>
        <div className={styles.scripted}>
          <DocumentPack unitsOf={() => Promise.resolve([equipmentId])} />
        </div>
        <Disclosure label={t('units.more')}>
          <div className={styles.more}>
            <ReplacementLink equipmentId={equipmentId} />
            <div className={styles.scripted}>
              <LabelButton unit={unit} />
            </div>
            {own?.details.isNameplateTyped && (
              <Button onClick={() => setCorrecting(true)}>{t('units.nameplate.correct')}</Button>
            )}
            {remove && (
              <Button variant="bare" icon="bin" className={styles.remove} onClick={remove}>
                {t('units.registration.remove')}
              </Button>
            )}
          </div>
        </Disclosure>
        {own && (
          <CorrectNameplateDialog
            unit={unit}
            owner={own.owner}
            isOpen={isCorrecting}
            onRestore={() => setCorrecting(true)}
            onClose={() => setCorrecting(false)}
          />
        )}
        <Removed registration={registration} />
      </div>
    </div>
  );
}

/** What is wanted of a unit by who owns it, or does not yet: first, where the room kept for the widest does not show. */
function PersonalAction({ equipmentId, registration }: { equipmentId: string; registration: UnitRegistration }) {
  const { state } = usePerson();
  const { own, status, isLoading } = registration;
  const isPending = state === 'signedIn' && isLoading;
  if (!own && !isPending && (status === 'other' || status === 'pending')) return null;
  return (
    <div className={styles.personal} data-personal>
      {own ? (
        <EditUnitButton equipmentId={equipmentId} own={own} />
      ) : (
        <RegistrationAction equipmentId={equipmentId} registration={registration} />
      )}
    </div>
  );
}

/** In place of a unit that was removed from the own ones, the way back. */
function Removed({ registration: { undo, endUndo } }: Pick<UnitActionsProps, 'registration'>) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1} className={styles.removed}>
      {undo && (
        <RemovedNotice
          text={t('units.registration.removed')}
          undoLabel={t('units.undo')}
          undo={undo}
          onEnd={(hadFocus) => {
            if (hadFocus) box.current?.focus();
            endUndo();
          }}
        />
      )}
    </div>
  );
}
