import { calls, NotAuthenticatedError, type ApiError, type NewUnit, type Unit } from '@shop/api-contracts';
import { Button, Dialog, Form, FormActions, showToast, SkeletonRows } from '@shop/design-system';
import { DraftNotice, useFormDraft, useFormText, useRestoredForm } from '@shop/forms';
import { callOrThrow, codeOf, QueryState, ShopLink, unitPaths, useApp } from '@shop/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { enteredNameplate, nameplateOfValues, valuesOfNameplate } from '../nameplate/entered-nameplate.ts';
import { NameplateFields } from '../nameplate/nameplate-fields.tsx';
import { useNameplateErrors } from '../nameplate/use-nameplate-errors.ts';
import { registerChoicesQuery } from '../queries.ts';
import { useText } from '../text.ts';
import styles from './owner.module.css';

interface CorrectNameplateDialogProps {
  unit: Unit;
  /** `accountRef` of the person whose input it is. */
  owner: string;
  isOpen: boolean;
  /** Input that was kept is there to go on with. */
  onRestore: () => void;
  onClose: () => void;
}

/** Name of the form of a unit's nameplate among unsaved input. */
const nameplateFormOf = (equipmentId: string): string => `nameplate/${equipmentId}`;

/** Corrects what a customer typed from the nameplate of a unit. */
export function CorrectNameplateDialog({ isOpen, onRestore, onClose, ...form }: CorrectNameplateDialogProps) {
  const t = useText();
  const choices = useQuery({ ...registerChoicesQuery({}), enabled: isOpen });
  useRestoredForm({ form: nameplateFormOf(form.unit.equipmentId), owner: form.owner }, onRestore);
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('units.nameplate.correct')} closeLabel={t('units.own.close')}>
      <QueryState
        query={choices}
        title={t('units.nameplate.choicesFailed')}
        loading={<SkeletonRows label={t('units.nameplate.loading')} />}
      />
      {isOpen && choices.data && <CorrectNameplateForm {...form} choices={choices.data} onClose={onClose} />}
    </Dialog>
  );
}

type Choices = Parameters<typeof NameplateFields>[0];

function CorrectNameplateForm({
  unit,
  owner,
  choices: { manufacturers, families },
  onClose,
}: Omit<CorrectNameplateDialogProps, 'isOpen' | 'onRestore'> & {
  choices: Pick<Choices, 'manufacturers' | 'families'>;
}) {
  const t = useText();
  const inForm = useFormText();
  const { api, queryClient } = useApp();
  const params = { id: unit.equipmentId };
  const saved = nameplateOf(unit, manufacturers);
  const draft = useFormDraft({ form: nameplateFormOf(unit.equipmentId), owner, saved: valuesOfNameplate(saved) });
  const correcting = useMutation({
    mutationFn: (body: NewUnit) => callOrThrow(api, calls.units.correctNameplate, { params, body }),
    async onSuccess() {
      draft.finish();
      // parts, papers and kits follow from the nameplate
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('units.') });
      showToast({ type: 'success', text: t('units.nameplate.saved') });
      onClose();
    },
  });
  const { error, isPending } = correcting;
  const errors = useNameplateErrors(error);
  const taken = codeOf(error) === 'nameplate_taken' ? takenUnitOf(error as ApiError) : undefined;
  const hasFailed = error !== null && errors.length === 0 && !(error instanceof NotAuthenticatedError);

  return (
    <Form
      key={draft.key}
      errorsTitle={inForm('form.errors')}
      errors={errors}
      busy={isPending}
      onChange={draft.onChange}
      onSubmit={async (entered) => {
        await correcting.mutateAsync(enteredNameplate(entered)).catch(() => undefined);
      }}
    >
      <DraftNotice draft={draft} />
      <p className={styles.lead}>{t('units.nameplate.lead')}</p>
      <NameplateFields initial={nameplateOfValues(draft.values)} manufacturers={manufacturers} families={families} />
      {taken !== undefined && (
        <p>
          <ShopLink to={unitPaths.unit(taken)} className="target">
            {t('units.nameplate.seeTaken')}
          </ShopLink>
        </p>
      )}
      {hasFailed && (
        <p role="alert">
          {t(codeOf(error) === 'too_many_corrections' ? 'units.nameplate.tooMany' : 'units.nameplate.failed')}
        </p>
      )}
      <FormActions>
        <Button type="submit" variant="go" pending={isPending} pendingText={t('units.register.sending')}>
          {t('units.own.save')}
        </Button>
        <Button
          variant="bare"
          onClick={() => {
            draft.discard();
            onClose();
          }}
        >
          {t('units.own.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** What is known of a unit, as it would be typed. Of a maker that is no choice only names are. */
function nameplateOf(unit: Unit, manufacturers: Choices['manufacturers']): NewUnit {
  const { serialNumber, tagId = null, manufacturer, productFamily, customerModel, productConstruction } = unit;
  const isChoice = manufacturers.some(({ id }) => id === manufacturer.id);
  return {
    serialNumber,
    tagId,
    productFamilyId: isChoice ? (productFamily?.id ?? null) : null,
    productConstructionId: isChoice ? (productConstruction?.id ?? null) : null,
    manufacturerId: isChoice ? manufacturer.id : null,
    manufacturerName: isChoice ? '' : manufacturer.name,
    customerModelId: isChoice ? (customerModel?.id ?? null) : null,
    customerModelName: isChoice ? '' : (customerModel?.name ?? ''),
  };
}

function takenUnitOf({ body }: ApiError): string | undefined {
  const { equipmentId } = body as { equipmentId?: unknown };
  return typeof equipmentId === 'string' ? equipmentId : undefined;
}
