import { languageFor } from '../languages.ts';
import { html, type Html } from '../pages/html.ts';
import type { Page } from '../pages/page.ts';
import { amountText } from '../payments/amount-text.ts';
import { drawing } from './drawing.ts';
import { factsOf } from './facts.ts';
import { connections, frameSizes, gaskets, materials, models } from './models.ts';
import type { Session } from './sessions.ts';
import { conflictsOf, listPriceOf, modelOf, nameOf, type Choices } from './unit.ts';

/** The form with its choices, and beside it what they make: the price and a drawing, or why they do not go together. */
export function configuratorPage(session: Session, choices: Choices, { isUnsaved = false } = {}): Page {
  const { tag, t } = languageFor(session.language);
  const model = modelOf(choices);
  const conflicts = conflictsOf(choices, t);
  const cents = shopPrice(listPriceOf(choices), session.currencyPerEuro);
  const result =
    conflicts.length > 0
      ? html`<div class="alert" role="alert">
          <h2>${t('configuratorImpossible')}</h2>
          <ul>
            ${conflicts.map((text) => html`<li>${text}</li>`)}
          </ul>
        </div>`
      : html`<h2>${nameOf(choices, t)}</h2>
          ${drawing(choices, t('configuratorDrawing', { name: nameOf(choices, t) }))}
          <dl class="sum">
            ${factsOf(choices, t).map(([name, value]) => row(name, value))}
            ${row(t('configuratorPrice'), amountText(cents, session.currency, tag))}
          </dl>`;
  return {
    title: t('configuratorTitle'),
    isWide: true,
    hasErrors: conflicts.length > 0 || isUnsaved,
    content: html`<p class="lead">${t('configuratorLead')}</p>
      ${isUnsaved && html`<p class="alert" role="alert">${t('configuratorUnsaved')}</p>`}
      <div class="columns">
        <form class="form" action="/configurator/configure/${session.sessionId}">
          ${select(
            'model',
            t('configuratorModel'),
            choices.model,
            models.map(({ id, name }) => [id, name]),
          )}
          <div class="field">
            <label for="plates">${t('configuratorPlates')}</label>
            <input
              id="plates"
              name="plates"
              type="number"
              inputmode="numeric"
              min="1"
              max="9999"
              value="${choices.plates}"
              required
            />
          </div>
          ${select(
            'material',
            t('configuratorMaterial'),
            choices.material,
            materials.map((id) => [id, model[id].name]),
          )}
          ${select(
            'gasket',
            t('configuratorGasket'),
            choices.gasket,
            gaskets.map((id) => [id, id]),
          )}
          ${select(
            'connection',
            t('configuratorConnection'),
            choices.connection,
            connections.map((id) => [id, t(id === 'plain' ? 'configuratorPlain' : 'configuratorLined')]),
          )}
          ${select(
            'frame',
            t('configuratorFrame'),
            choices.frame,
            frameSizes.map((id) => [id, `${model.frames[id].millimetres} mm`]),
          )}
          <button class="secondary">${t('configuratorUpdate')}</button>
          <button class="primary" formmethod="post">${t('configuratorSave')}</button>
          <p><a href="${session.returnUrl}">${t('configuratorBack')}</a></p>
        </form>
        <section aria-live="polite">${result}</section>
      </div>`,
  };
}

/** Steps to which the shop rounds list prices in other currencies than euro, in minor units. */
const steps = [
  { from: 1_000_000, step: 1_000 },
  { from: 10_000, step: 100 },
  { from: 0, step: 1 },
];

function shopPrice(euroCents: number, currencyPerEuro: number): number {
  if (currencyPerEuro === 1) return euroCents;
  const converted = euroCents * currencyPerEuro;
  const step = steps.find(({ from }) => converted >= from)?.step ?? 1;
  return Math.round(converted / step) * step;
}

const row = (name: string, value: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

function select(name: string, label: string, chosen: string, options: (readonly [string, string])[]): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${options.map(
        ([value, text]) => html`<option value="${value}" ${value === chosen && html`selected`}>${text}</option>`,
      )}
    </select>
  </div>`;
}
