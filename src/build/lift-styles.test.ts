// @vitest-environment node
import { expect, it } from 'vitest';
import { liftStyles } from './lift-styles.ts';

it('turns style attributes into rules, equal ones into one', () => {
  const box = '<div class="a" style="aspect-ratio:0.8">x</div>';
  expect(liftStyles(`${box}${box}<p style="height:560px"></p>`)).toEqual({
    markup:
      '<div class="a" data-style="1">x</div><div class="a" data-style="1">x</div><p data-style="2"></p>',
    styles: '[data-style="1"]{aspect-ratio:0.8}[data-style="2"]{height:560px}',
  });
});

it('keeps the sizes and drops what could hold an address or end a rule', () => {
  const style = 'aspect-ratio:1.5;background-image:url(data:image/png;base64,AA==);height:1px}*{color:red';
  expect(liftStyles(`<div style="${style}"></div>`)).toEqual({
    markup: '<div data-style="1"></div>',
    styles: '[data-style="1"]{aspect-ratio:1.5}',
  });
});

it('leaves words alone that only look like an attribute', () => {
  const words = '<p>a style=&quot;height:1px&quot; b style="height:1px"</p>';
  expect(liftStyles(words)).toEqual({ markup: words, styles: '' });
});
