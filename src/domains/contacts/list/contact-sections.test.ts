import { expect, it } from 'vitest';
import { contactOf } from '../testing.ts';
import { isSought, sectionsOf } from './contact-sections.ts';

it('puts people under the initials of what I call them, the others last', () => {
  const names: Record<string, string> = { bo: '周末的波', li: '李雷' };
  const contacts = [
    contactOf('bo', 'Bo'),
    contactOf('li', 'Li'),
    contactOf('ad', 'Ada'),
    contactOf('x', '7号'),
  ];
  const sections = sectionsOf(contacts, ({ id, nickname }) => names[id] ?? nickname);
  expect(sections).toEqual([
    { letter: 'A', ids: ['ad'] },
    { letter: 'L', ids: ['li'] },
    { letter: 'Z', ids: ['bo'] },
    { letter: '#', ids: ['x'] },
  ]);
});

it.each([
  ['周末', true],
  ['BO', true],
  ['bona', true],
  ['name', false],
  ['ａd', false],
])('%s finds them: %s', (words, isFound) => {
  expect(isSought(contactOf('bo', 'Bo'), '周末的波', words)).toBe(isFound);
});

it('orders five thousand in one go', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => contactOf(`p${index}`, `友${index}`));
  expect(sectionsOf(many, ({ nickname }) => nickname)).toMatchObject([{ letter: 'Y' }]);
});
