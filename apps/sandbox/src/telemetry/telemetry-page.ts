import { Router } from 'express';
import { languageFor, type Language } from '../languages.ts';
import { html, type Html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { MetricPoint, TelemetryStore, TraceItem, TraceNode } from './telemetry-store.ts';

const shownTraces = 50;
/** Attributes that a person looks for first. */
const shownAttributes = ['db.query.text', 'error.type', 'http.response.status_code', 'resultCode', 'severityLevel'];

/**
 * `GET /telemetry`: the newest traces as trees, and the metrics of the servers. `GET /telemetry.json` is the same for
 * programs: `{items, points}` with the fields of TraceItem and MetricPoint; `?trace=` shows one trace.
 */
export function telemetryPage(store: TelemetryStore): Router {
  return Router()
    .get('/telemetry.json', ({ query }, response) => {
      const trace = typeof query['trace'] === 'string' ? query['trace'] : undefined;
      response.setHeader('cache-control', 'no-store').json({ items: store.items(trace), points: store.points() });
    })
    .get('/telemetry', (request, response) => {
      const language = languageFor(request.get('accept-language'));
      const { t } = language;
      const traces = store.traces().slice(0, shownTraces);
      const points = store.points();
      sendPage(response, 200, language, {
        title: t('telemetry'),
        isWide: true,
        service: { product: t('telemetryProduct'), standIn: t('telemetryStandIn') },
        content: html`<p class="lead">${t('telemetryLead')}</p>
          <p class="link"><a href="${request.originalUrl}">${t('telemetryRefresh')}</a></p>
          ${traces.length === 0 && html`<p class="empty">${t('telemetryEmpty')}</p>`}
          ${traces.map(({ traceId, roots }, index) => traceView(traceId, roots, { isOpen: index === 0, language }))}
          ${points.length > 0 && metricTable(points, language)}`,
      });
    });
}

function traceView(traceId: string, roots: TraceNode[], view: { isOpen: boolean; language: Language }): Html {
  const { tag } = view.language;
  const first = roots[0]!.item;
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' });
  const startedAt = new Date(first.startedAt);
  const summary = html`<summary>
    ${first.name} <time datetime="${startedAt.toISOString()}">${time.format(startedAt)}</time>
  </summary>`;
  const content = html`${summary}
    <p class="detail">${traceId}</p>
    ${tree(roots, tag)}`;
  return view.isOpen
    ? html`<details class="trace" open>${content}</details>`
    : html`<details class="trace">${content}</details>`;
}

const tree = (nodes: TraceNode[], tag: string): Html =>
  html`<ol class="spans">
    ${nodes.map(
      ({ item, parts }) =>
        html`<li>
          <p>
            <b>${item.service}</b> ${item.name}
            ${item.durationMs > 0 && html`<span>${millisecondText(item, tag)}</span>`}
          </p>
          ${attributeLines(item)} ${parts.length > 0 && tree(parts, tag)}
        </li>`,
    )}
  </ol>`;

const millisecondText = ({ durationMs }: TraceItem, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 }).format(durationMs);

function attributeLines({ attributes }: TraceItem): Html | false {
  const given = shownAttributes.filter((name) => attributes[name]);
  return (
    given.length > 0 && html`<p class="detail">${given.map((name) => `${name} ${attributes[name]}`).join(' · ')}</p>`
  );
}

function metricTable(points: MetricPoint[], { tag, t }: Language): Html {
  const number = new Intl.NumberFormat(tag, { maximumSignificantDigits: 3 });
  const cell = (name: string, value: string, className = '') =>
    html`<td data-name="${name}" class="${className}">${value}</td>`;
  const [labels, count, mean] = [t('telemetryLabels'), t('telemetryCount'), t('telemetryMean')];
  return html`<h2>${t('telemetryMetrics')}</h2>
    <table class="ledger">
      <thead>
        <tr>
          <th scope="col">${t('telemetryMetric')}</th>
          <th scope="col">${labels}</th>
          <th scope="col" class="number">${count}</th>
          <th scope="col" class="number">${mean}</th>
        </tr>
      </thead>
      <tbody>
        ${points.map(
          (point) =>
            html`<tr>
              <th scope="row">${point.service} ${point.name}</th>
              ${cell(labels, Object.values(point.attributes).join(' '))}
              ${cell(count, number.format(point.count), 'number')}
              ${cell(mean, `${number.format(point.sum / Math.max(1, point.count))} ${point.unit}`, 'number')}
            </tr>`,
        )}
      </tbody>
    </table>`;
}
