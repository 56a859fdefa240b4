// @vitest-environment node
import { expect, test } from 'vitest';
import type { ElementStyle } from './computed-styles.ts';
import { hardWired } from './hardWired.ts';

const look = (values: ElementStyle['values']): ElementStyle[] => [{ element: '<p>', values }];

/** What the browser computes where a component forgot its token, beside what it computes where it did not. */
const planted: Record<string, { forgotten: string; thin: string; fat: string }> = {
  color: { forgotten: 'rgb(255, 0, 68)', thin: 'rgb(5, 5, 5)', fat: 'rgb(128, 144, 128)' },
  'background-color': { forgotten: 'rgb(0, 0, 0)', thin: 'rgb(5, 22, 5)', fat: 'rgb(128, 144, 145)' },
  'background-image': {
    forgotten: 'linear-gradient(rgb(0, 0, 0), rgba(0, 0, 0, 0))',
    thin: 'linear-gradient(rgb(5, 5, 5), rgba(0, 0, 0, 0))',
    fat: 'linear-gradient(rgb(128, 128, 128), rgba(0, 0, 0, 0))',
  },
  'box-shadow': {
    forgotten: 'rgba(0, 0, 0, 0.2) 0px 2px 4px 0px',
    thin: 'rgb(5, 5, 5) 0px 2px 1px 0px',
    fat: 'rgb(128, 128, 128) 0px 9px 2px 0px',
  },
  'border-bottom-color': { forgotten: 'rgb(0, 0, 0)', thin: 'rgb(5, 5, 22)', fat: 'rgb(144, 128, 128)' },
  'border-left-width': { forgotten: '1px', thin: '1.3px', fat: '3px' },
  'border-bottom-right-radius': { forgotten: '12px', thin: '5.1px', fat: '46.1px' },
  fill: { forgotten: 'rgb(0, 0, 0)', thin: 'rgb(5, 5, 5)', fat: 'rgb(128, 128, 128)' },
  stroke: { forgotten: 'rgb(0, 0, 0)', thin: 'rgb(5, 5, 5)', fat: 'rgb(128, 128, 128)' },
  'stroke-width': { forgotten: '2px', thin: '0.8px', fat: '0.5px' },
  'font-family': { forgotten: 'Arial', thin: '"Wireframe thin body"', fat: '"Wireframe fat body"' },
  'font-size': { forgotten: '15px', thin: '5.2px', fat: '46.2px' },
  'font-weight': { forgotten: '600', thin: '310', fat: '790' },
  'line-height': { forgotten: '20px', thin: '4.4px', fat: '25.8px' },
  'line-height in em': { forgotten: '1.5000', thin: '0.8400', fat: '0.5600' },
  'letter-spacing': { forgotten: '0.3px', thin: '4.5px', fat: '26px' },
  'letter-spacing in em': { forgotten: '0.0200', thin: '0.8600', fat: '0.5600' },
  'padding-left': { forgotten: '13px', thin: '5.1px', fat: '46.1px' },
  'row-gap': { forgotten: '7px', thin: '5.1px', fat: '46.1px' },
  height: { forgotten: '44px', thin: '5.1px', fat: '46.1px' },
  'min-height': { forgotten: '52px', thin: '5.1px', fat: '46.1px' },
  gutter: { forgotten: '16px', thin: '5.1px', fat: '46.1px' },
  'transition-duration': { forgotten: '0.15s', thin: '1.1s', fat: '0.2s' },
  'transition-timing-function': {
    forgotten: 'ease',
    thin: 'cubic-bezier(0.7, 0.6, 0.7, 0.8)',
    fat: 'cubic-bezier(0.3, 0.2, 0.3, 0.4)',
  },
  'animation-duration': { forgotten: '0.8s', thin: '1.1s', fat: '0.2s' },
  'animation-timing-function': {
    forgotten: 'ease-in-out',
    thin: 'cubic-bezier(0.7, 0.6, 0.7, 0.8)',
    fat: 'cubic-bezier(0.3, 0.2, 0.3, 0.4)',
  },
};

test.each(Object.entries(planted))(
  '%s that stays while the brand changes is hard-wired',
  (property, values) => {
    const all = (size: 'thin' | 'fat') =>
      Object.fromEntries(Object.entries(planted).map(([name, token]) => [name, token[size]]));
    expect(hardWired(look(all('thin')), look(all('fat')))).toEqual([]);
    const forgotten = { [property]: values.forgotten };
    expect(hardWired(look({ ...all('thin'), ...forgotten }), look({ ...all('fat'), ...forgotten }))).toEqual([
      `${property}: ${values.forgotten} on <p>`,
    ]);
  },
);

test('a line height given in px is found, though its share of the letters changes', () => {
  const thin = { 'line-height': '20px', 'line-height in em': '4.0000' };
  const fat = { 'line-height': '20px', 'line-height in em': '0.4348' };
  expect(hardWired(look(thin), look(fat))).toEqual(['line-height: 20px on <p>']);
});

test('a share that the browser has rounded is the same share', () => {
  const share = (value: string) => look({ 'line-height in em': value });
  expect(hardWired(share('1.4970'), share('1.5002'))).toHaveLength(1);
});

test('what draws nothing, what is round, what is on the grid and what a finger needs says nothing', () => {
  const shadow = 'rgba(0, 0, 0, 0) 0px 0px 0px 0px';
  const nothing = {
    'background-color': 'rgba(0, 0, 0, 0)',
    'background-image': 'url("blob:photo")',
    'border-top-left-radius': '999px',
    'box-shadow': `${shadow}, ${shadow}`,
    fill: 'none',
    'line-height in em': '1.0000',
    'letter-spacing': 'normal',
    'padding-top': '12px',
    'column-gap': '8px',
    'min-height': '44px',
    gutter: '4px',
    'animation-timing-function': 'linear',
  };
  expect(hardWired(look(nothing), look(nothing))).toEqual([]);
});

test('a page of other elements in another brand is refused', () => {
  expect(hardWired(look({}), [...look({}), ...look({})])).toEqual(['the page itself depends on the brand']);
});
