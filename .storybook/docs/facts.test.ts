// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { type ComponentFacts, readDefaults, readFacts } from './facts.ts';
import { defaultsIn, parse } from './source.ts';
import { tokensOfSheet } from './tokens.ts';

let facts: Record<string, ComponentFacts>;
beforeAll(async () => {
  facts = await readFacts();
});
const of = (name: string) => facts[`./design-system/src/components/${name}.stories.tsx`];

test('a component has the tokens of its classes', () => {
  expect(of('Button/Button')?.tokens).toEqual(
    expect.arrayContaining(['color.accent.solid', 'density.controlMd', 'shape.radius.control']),
  );
  expect(of('Button/Button')?.tokens).not.toContain('color.chat.bubbleOwn');
});

test('and those of its sheet, also by the short names that the sheet gives them', () => {
  expect(of('Dialog/Dialog')?.tokens).toContain('motion.easing.pop');
  expect(
    tokensOfSheet(
      'const { duration, easing: ease } = vars.motion;\nx(duration.slow, ease.exit, vars.shape.hairline)',
    ),
  ).toEqual(['motion.duration.slow', 'motion.easing.exit', 'shape.hairline']);
});

test('what is made of others says of which', () => {
  expect(of('PasswordField/PasswordField')?.madeOf).toContain('IconButton');
});

test('every component has tokens, or is made of those that have, or draws nothing', () => {
  const bare = Object.entries(facts).filter(([, { tokens, madeOf }]) => tokens.length + madeOf.length === 0);
  const names = bare.map(([path]) => path.split('/').at(-2));
  expect(names.sort()).toEqual(['DateText', 'Only', 'PageScaffold', 'SwipeArea', 'VisuallyHidden']);
});

test('a prop that is left out has the value that the variants of its own component give it', () => {
  const file = new URL('../../design-system/src/components/Button/Button.tsx', import.meta.url).pathname;
  expect(readDefaults(file)).toMatchObject({ Button: { tone: 'secondary', size: 'md' }, ButtonContent: {} });
  const two = parse(
    'two.tsx',
    "const a = cva('', { defaultVariants: { tone: 'x', on: true } }); const b = cva('', { defaultVariants: { tone: 'y' } }); function A() { return a(); } function B() { return b({}); }",
  );
  expect(defaultsIn([two])).toEqual({ A: { tone: 'x', on: 'true' }, B: { tone: 'y' } });
});
