import { NotAuthenticatedError, type NewUnit } from '@shop/api-contracts';
import { Button, Form, FormActions } from '@shop/design-system';
import { useFormText } from '@shop/forms';
import { keepPendingAction, usePerson, usePrefetchedQuery, useSignInAddress } from '@shop/platform';
import { enteredNameplate } from '../nameplate/entered-nameplate.ts';
import { NameplateFields } from '../nameplate/nameplate-fields.tsx';
import { useNameplateErrors } from '../nameplate/use-nameplate-errors.ts';
import { addUnitAction, addUnitErrorKey, type useAddUnit } from '../registration/use-add-unit.ts';
import { registerChoicesQuery } from '../queries.ts';
import { useText } from '../text.ts';
import styles from './register-page.module.css';

interface RegisterFormProps {
  serialNumber: string;
  /** That was scanned on the unit. */
  tag?: string | undefined;
  /** Code of a label that was scanned on it. */
  label?: string | undefined;
  adding: ReturnType<typeof useAddUnit>;
  /** What was entered before signing in. */
  entered?: NewUnit | undefined;
}

/** The nameplate of a unit. A visitor signs in with it, and it is registered afterwards. */
export function RegisterForm({ serialNumber, tag, label, adding, entered: before }: RegisterFormProps) {
  const t = useText();
  const inForm = useFormText();
  const { state } = usePerson();
  const signIn = useSignInAddress();
  const { manufacturers, families, suggestion } = usePrefetchedQuery(registerChoicesQuery({ serialNumber }));
  // a failure to add a known unit is none of the nameplate
  const error = adding.variables && 'unit' in adding.variables ? adding.error : null;
  const errors = useNameplateErrors(error);

  const reason =
    error && errors.length === 0 && !(error instanceof NotAuthenticatedError) ? addUnitErrorKey(error) : undefined;

  async function send(entered: FormData): Promise<void> {
    const unit = enteredNameplate(entered);
    if (state === 'signedIn') {
      await adding.mutateAsync({ unit, label }).catch(() => undefined);
      return;
    }
    keepPendingAction(addUnitAction, { unit, label });
    location.assign(signIn);
  }

  return (
    <Form
      className={styles.form}
      errorsTitle={inForm('form.errors')}
      errors={errors}
      busy={adding.isPending}
      onSubmit={send}
    >
      <NameplateFields
        initial={before ?? { ...unknown, ...suggestion, serialNumber, tagId: tag ?? null }}
        manufacturers={manufacturers}
        families={families}
      />
      {state === 'anonymous' && <p className="muted">{t('units.register.signInNote')}</p>}
      {reason && <p role="alert">{t(reason)}</p>}
      <FormActions>
        <Button type="submit" variant="go" pending={adding.isPending} pendingText={t('units.register.sending')}>
          {t('units.register.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}

const unknown = {
  productFamilyId: null,
  productConstructionId: null,
  manufacturerId: null,
  manufacturerName: '',
  customerModelId: null,
  customerModelName: '',
};
