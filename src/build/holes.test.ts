import { expect, it } from 'vitest';
import { cutHoles } from './holes.ts';

const link = (address: string) => `<a class="x" href="${address}"><svg></svg><span>words</span></a>`;

it('marks every link of a condition, with a box that holds nothing else, and leaves the rest', () => {
  const markup = [
    link('/home'),
    link('/discover'),
    `<div class="box">${link('/publish')}</div>`,
    `<div>${link('/discover')}${link('/chat')}</div>`,
    link('/login'),
  ];
  expect(cutHoles(markup.join(''))).toBe(
    [
      link('/home'),
      `<!--if:discover-->${link('/discover')}<!--end-->`,
      `<!--if:publish--><div class="box">${link('/publish')}</div><!--end-->`,
      `<div><!--if:discover-->${link('/discover')}<!--end-->${link('/chat')}</div>`,
      `<!--if:guest-->${link('/login')}<!--end-->`,
    ].join(''),
  );
});

it('says when a link has gone', () => {
  expect(() => cutHoles(link('/discover') + link('/login'))).toThrow('/publish');
});
