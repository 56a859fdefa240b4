// @vitest-environment node
import { expect, test } from 'vitest';
import { BOUNDED, boundFindings, boundOf } from './bounds.ts';
import { brandIds, changed, readTokenFile } from './testing.ts';
import { parseTokens, requiredTokens } from './tokens.ts';

const findings = (json: unknown) => {
  const parsed = parseTokens(json);
  if (parsed.status === 'refused') throw new Error(JSON.stringify(parsed.findings));
  return boundFindings(parsed.tokens);
};

test('every number of the contract has a bound', () => {
  const unbound = [...requiredTokens].filter(
    ([path, type]) => BOUNDED.has(type) && boundOf(path) === undefined,
  );
  expect(unbound).toEqual([]);
});

test.each(brandIds)('%s is within all of them', (id) => {
  expect(findings(readTokenFile(id))).toEqual([]);
});

test('the nearest that can be used is written in the unit that was used', () => {
  const rem = changed('density.gutter.$value', { value: 25, unit: 'rem' });
  expect(findings(rem)).toEqual([
    {
      path: 'density.gutter',
      why: '25 rem is more than 2 rem: a phone would have no room left for anything else',
      remedy: 'write {"value": 2, "unit": "rem"}, or less',
    },
  ]);
});
