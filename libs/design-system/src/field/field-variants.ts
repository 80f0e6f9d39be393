import type { ComponentProps } from 'react';

/** The eight kinds of input. */
export type FieldVariant = 'text' | 'email' | 'number' | 'password' | 'payment' | 'search' | 'tel' | 'url';

/** Input attributes of each variant: keyboard, spelling, autofill. A page can override each. */
export const fieldVariants: Record<FieldVariant, Partial<ComponentProps<'input'>>> = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  number: { type: 'number', inputMode: 'decimal' },
  password: { type: 'password', autoComplete: 'current-password', autoCapitalize: 'none', spellCheck: false },
  payment: {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'cc-number',
    pattern: '[0-9 ]{12,23}',
    spellCheck: false,
  },
  search: { type: 'search', inputMode: 'search', enterKeyHint: 'search', autoCapitalize: 'none' },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  url: { type: 'url', inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false },
};
