import { html, type Html } from './html.ts';

export interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  /** Token by which browsers and password managers know the field. */
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
  /** A rule that is said beforehand. */
  hint?: string;
  error?: string | undefined;
  isFocused?: boolean;
  /** Shown, and known to password managers, but not to be changed here. */
  isFixed?: boolean;
}

/** A labelled field with its rule and its error, both tied to it for those who hear the page. */
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
  /** Where it is sent. */
  action: string;
  /** What the one button of weight says. */
  submit: string;
  content: Html;
  /** What is wrong with the whole of it. */
  error?: string | undefined;
  /** There is nothing to enter: the button comes first. */
  isFocused?: boolean;
}

/** A form whose errors the server finds: its messages are in the page's language. */
export function form({ action, submit, content, error, isFocused }: Form): Html {
  return html`<form method="post" action="${action}" class="form" novalidate>
    ${error && html`<p class="alert" role="alert">${error}</p>`} ${content}
    <button class="primary" ${isFocused && html`autofocus`}>${submit}</button>
  </form>`;
}

/** A form that is nothing but a button looking like a link: what it does must not happen by prefetching. */
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
