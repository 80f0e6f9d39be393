import { html, type Html } from './html.ts';

export interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  /** Autocomplete token for browsers and password managers. */
  autocomplete:
    | 'username'
    | 'current-password'
    | 'new-password'
    | 'one-time-code'
    | 'given-name'
    | 'family-name'
    | 'cc-number'
    | 'cc-exp'
    | 'cc-csc';
  value?: string | undefined;
  /** A rule shown next to the label. */
  hint?: string;
  error?: string | undefined;
  isFocused?: boolean;
  /** Read-only, but visible to password managers. */
  isFixed?: boolean;
}

/** A labelled field with its hint and its error, both linked to it for screen readers. */
export function field({ name, label, type, autocomplete, value, hint, error, isFocused, isFixed }: Field): Html {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const spoken = html`${described && html`aria-describedby="${described}"`} ${error && html`aria-invalid="true"`}`;
  const digits =
    (autocomplete === 'one-time-code' && html`inputmode="numeric" class="digits"`) ||
    (autocomplete.startsWith('cc-') && html`inputmode="numeric" class="figures"`);
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${type === 'password' ? '' : (value ?? '')}"
      ${isFixed ? html`readonly` : html`required`}
      autocapitalize="${autocomplete.endsWith('-name') ? 'words' : 'none'}"
      spellcheck="false"
      ${isFocused && html`autofocus`}
      ${spoken}
      ${digits}
    />
  </div>`;
}

export interface Form {
  /** Target of the form. */
  action: string;
  /** Label of the primary button. */
  submit: string;
  content: Html;
  /** Error of the form as a whole. */
  error?: string | undefined;
  /** Focuses the button, when no field needs input. */
  isFocused?: boolean;
}

/** A form that the server validates, so that its messages are in the page's language. */
export function form({ action, submit, content, error, isFocused }: Form): Html {
  return html`<form method="post" action="${action}" class="form" novalidate>
    ${error && html`<p class="alert" role="alert">${error}</p>`} ${content}
    <button class="primary" ${isFocused && html`autofocus`}>${submit}</button>
  </form>`;
}

/** A form with only a button that looks like a link: prefetching must not trigger its action. */
export function quietButton({
  action,
  label,
  values = {},
}: {
  action: string;
  label: string;
  values?: Record<string, string>;
}): Html {
  const hidden = Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${action}">${hidden}<button class="quiet">${label}</button></form>`;
}
