import { buildOfferedLine, buildOfferRevision, threeOffers } from '@shop/api-contracts/testing';
import { lineChanges, revisionChanges } from './revision-changes.ts';

test('G4: a revision lists its changes per line', () => {
  const [before, after] = threeOffers[1]!.revisions;
  expect(Object.fromEntries(revisionChanges(after!, before))).toEqual({
    1: [{ kind: 'cheaper', before: '28.50' }],
    2: [{ kind: 'cheaper', before: '168.00' }, { kind: 'sooner', before: 5 }, { kind: 'substitute' }],
    3: [{ kind: 'later', before: 21 }],
  });
});

test('G4: a first offer and an equal revision have no changes', () => {
  expect(revisionChanges(buildOfferRevision(), undefined).size).toBe(0);
  expect(revisionChanges(buildOfferRevision({ revision: 2 }), buildOfferRevision()).size).toBe(0);
});

const substitute = { articleNumber: 'X-1', name: 'Other' };
test.each([
  [{ unitPrice: '30.00' }, { unitPrice: '27.00' }, ['dearer']],
  [{ unitPrice: null }, {}, ['noLonger']],
  [{}, { unitPrice: null }, ['nowSupplied']],
  [{ unitPrice: null, leadTimeDays: 0 }, { unitPrice: null, leadTimeDays: 9 }, []],
  [{ substitute }, { substitute: { ...substitute, articleNumber: 'X-2' } }, ['otherSubstitute']],
  [{}, { substitute }, ['noSubstitute']],
  [{ unitPrice: '100.00' }, { unitPrice: '99.00' }, ['dearer']],
])('G4: a line offered as %j after %j is reported as %j', (now, was, kinds) => {
  expect(lineChanges(buildOfferedLine('1', now), buildOfferedLine('1', was)).map(({ kind }) => kind)).toEqual(kinds);
});
