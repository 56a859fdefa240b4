import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Text } from './Text.tsx';

test('words are the element that their meaning asks for, in their own language', () => {
  render(
    <Text as="p" lang="zh-CN" size="caption">
      汤底熬了六小时
    </Text>,
  );
  const words = screen.getByText('汤底熬了六小时');
  expect(words.tagName).toBe('P');
  expect(words.lang).toBe('zh-CN');
});

test('without a size it is set like the words around it', () => {
  render(
    <>
      <Text>plain</Text>
      <Text size="caption">small</Text>
    </>,
  );
  expect(screen.getByText('plain').className).not.toMatch(/\btext-(?:body|caption|lead)\b/);
  expect(screen.getByText('small').className).toMatch(/\btext-caption\b/);
});
