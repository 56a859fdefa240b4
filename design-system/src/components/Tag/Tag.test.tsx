import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VideoIcon } from '../../icons/index.ts';
import { MediaTag, Tag } from './Tag.tsx';
import { tagTones } from './Tag.variants.ts';

test('each tone is drawn otherwise', () => {
  render(
    tagTones.map((tone) => (
      <Tag key={tone} tone={tone}>
        {tone}
      </Tag>
    )),
  );
  expect(new Set(tagTones.map((tone) => screen.getByText(tone).className)).size).toBe(tagTones.length);
});

test('a fact over a picture is its words; the drawing is silent', () => {
  const { container } = render(<MediaTag icon={VideoIcon}>0:42</MediaTag>);
  expect(container.textContent).toBe('0:42');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
