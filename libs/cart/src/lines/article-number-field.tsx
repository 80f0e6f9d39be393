import { Field } from '@shop/design-system';
import { useFormText } from '@shop/forms';
import type { Ref } from 'react';
import { useText } from '../text.ts';

interface ArticleNumberFieldProps {
  ref: Ref<HTMLInputElement>;
  defaultValue?: string | undefined;
}

/** Field of a form for the number of one article, ours or an own one. */
export function ArticleNumberField({ ref, defaultValue }: ArticleNumberFieldProps) {
  const t = useText();
  const inForm = useFormText();
  return (
    <Field
      ref={ref}
      name="articleNumber"
      defaultValue={defaultValue}
      label={t('cart.numbers.article')}
      required
      pattern=".*\S.*"
      maxLength={60}
      errorText={() => t('cart.numbers.articleMissing')}
      counterText={(used, max) => inForm('form.counter', { used, max })}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
