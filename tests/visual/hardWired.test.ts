import { requiredTokens } from '@livery/design-system/theme';
import { expect, test } from 'vitest';
import { hardWired, type Look } from './hardWired.ts';
import { wireframe } from './wireframe.ts';

const look = (values: Look['values']): Look[] => [{ element: '<p>', values }];

test('the two wireframe brands share no token', () => {
  const thin = wireframe('thin');
  const fat = wireframe('fat');
  const shared = [...requiredTokens.keys()].filter(
    (path) => JSON.stringify(thin.get(path)) === JSON.stringify(fat.get(path)),
  );
  expect(shared).toEqual([]);
});

test('a colour that stays while the brand changes is hard-wired', () => {
  const planted = { color: 'rgb(255, 0, 68)', 'font-size': '15px' };
  expect(hardWired(look(planted), look({ ...planted, 'font-size': '46px' }))).toEqual([
    'color: rgb(255, 0, 68) on <p>',
  ]);
});

test('what draws nothing says nothing', () => {
  const shadow = 'rgba(0, 0, 0, 0) 0px 0px 0px 0px';
  const nothing = {
    'background-color': 'rgba(0, 0, 0, 0)',
    'border-top-left-radius': '0px',
    'box-shadow': `${shadow}, ${shadow}`,
    fill: 'none',
  };
  expect(hardWired(look(nothing), look(nothing))).toEqual([]);
});
