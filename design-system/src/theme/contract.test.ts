// @vitest-environment node
import { expect, test } from 'vitest';
import { contract, varName, vars } from './contract.ts';
import { requiredTokens } from './tokens.ts';

test('a token path becomes a kebab-case variable without its scheme', () => {
  expect(varName('color.light.text.onAccent')).toBe('--color-text-on-accent');
  expect(varName('color.dark.text.onAccent')).toBe('--color-text-on-accent');
  expect(varName('elevation.barOpacity')).toBe('--elevation-bar-opacity');
});

test('vars mirrors the contract with variables in its leaves', () => {
  expect(vars.color.status.danger.onSolid).toBe('var(--color-status-danger-on-solid)');
  expect(vars.elevation.card).toBe('var(--elevation-card)');
  expect(vars.elevation.barBlur).toBe('var(--elevation-bar-blur)');
  expect(Object.keys(vars)).toEqual(Object.keys(contract));
});

test('no two tokens share a variable, but the two schemes of one', () => {
  const light = [...requiredTokens.keys()].filter((path) => !path.includes('.dark.'));
  expect(new Set(light.map(varName)).size).toBe(light.length);
  expect(light.length).toBeGreaterThan(100);
});
