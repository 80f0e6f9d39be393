import type { ArticleFacts, Finding, Judgement, UnitFacts, Values } from './fit-facts.ts';
import { comparisonsOf, fitRules, partTypeOf, type PartType } from './fit-rules.ts';

/**
 * Whether an article fits a unit: when its list of parts contains it, or else by every figure that matters for such a
 * part. Anything unknown leaves it unchecked, unless something known speaks against it.
 */
export function judgeFit(article: ArticleFacts, unit: UnitFacts): Judgement {
  if (unit.isDeleted) return notChecked([{ code: 'unitGone', need: null, have: null }]);
  const isAmong = (articles: ArticleFacts[]): boolean =>
    articles.some(({ commercialItemId }) => commercialItemId === article.commercialItemId);
  const isListed = unit.source !== null && isAmong(unit.parts);
  if (isListed && unit.source === 'asBuilt') return { verdict: 'fits', basis: 'asBuilt', findings: [] };

  const { refused, open } = compare(article, unit, { isListed });
  if (refused.length > 0) return { verdict: 'doesNotFit', basis: 'figures', findings: refused };
  if (isListed || isAmong(unit.kits)) return { verdict: 'fits', basis: 'standard', findings: [] };
  if (open.length > 0) return notChecked(open);
  return { verdict: 'fits', basis: 'figures', findings: [] };
}

const notChecked = (findings: Finding[]): Judgement => ({ verdict: 'notChecked', basis: null, findings });

/** Comparisons that speak against the article, and those that could not be made. */
function compare(
  article: ArticleFacts,
  unit: UnitFacts,
  { isListed }: { isListed: boolean },
): { refused: Finding[]; open: Finding[] } {
  const comparisons = comparisonsOf(article);
  if (comparisons.length === 0) return { refused: [], open: [{ code: 'noData', need: null, have: null }] };
  const refused: Finding[] = [];
  const open: Finding[] = [];
  for (const code of comparisons) {
    // a construction was built with other parts in other years
    if (isListed && code !== 'serialRange') continue;
    const rule = fitRules[code];
    const [need, have] = [needOf(unit, code, partTypeOf(article)), rule.have(article)];
    const finding = { code, need, have };
    if (need === null || have === null || rule.isComparable?.(need, have) === false) open.push(finding);
    else if (!rule.isMet(need, have)) (rule.leavesOpen ? open : refused).push(finding);
  }
  return { refused, open };
}

/** Needs of units by code and part type: a cart has many lines for one unit, whose parts need not be searched for each. */
const needsOfUnits = new WeakMap<UnitFacts, Map<string, Values | null>>();

function needOf(unit: UnitFacts, code: keyof typeof fitRules, type: PartType): Values | null {
  const needs = needsOfUnits.get(unit) ?? new Map<string, Values | null>();
  needsOfUnits.set(unit, needs);
  const key = `${code} ${type}`;
  if (!needs.has(key)) needs.set(key, fitRules[code].need(unit, type));
  return needs.get(key)!;
}
