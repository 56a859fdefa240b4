import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as glyphs from '../../icons/index.ts';
import { Icon } from './Icon.tsx';

test.each(Object.entries(glyphs))('%s is silent: the words beside it tell', (_, glyph) => {
  render(
    <button type="button">
      <Icon of={glyph} /> Like
    </button>,
  );
  const drawing = screen.getByRole('button', { name: 'Like' }).querySelector('svg');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
});
