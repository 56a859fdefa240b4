// @vitest-environment node
import { phoneCountries } from '@livery/contract/phone';
import { describe, expect, test } from 'vitest';
import { checkBrandFile } from '../../server/src/brand/brand.schema.check.ts';
import { editorSchemas } from '../../server/src/brand/brand.schema.editor.ts';
import { withField } from '../draft.ts';
import { drafts, made } from '../drafts.testing.ts';
import { nodeAt } from '../json.ts';
import { fieldsOf, type Schema, sampleOf } from '../schema.ts';
import type { Editing } from '../useDraft.ts';
import { begun } from './begun.ts';
import { moved, without } from './lists.ts';
import { optionsOf } from './options.ts';
import { putInto } from './put.ts';

const [draft] = drafts;
if (!draft) throw new Error('there is no brand');
const schema = JSON.parse(editorSchemas().get('brand.schema.json') ?? '{}') as Schema;
const english = (_: string, text: string): string => text;

describe('an order', () => {
  test('is changed by one place, and no further than its ends', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect([moved(['a', 'b'], 0, -1), moved(['a', 'b'], 1, 1)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
  });

  test('begins with what the product has, so that there is something to move', () => {
    expect(begun('login_order', [], 1)).toEqual({ list: ['phone', 'email', 'google', 'qr'], least: 4 });
    expect(begun('login_order', ['email'], 1).list).toEqual(['email', 'phone', 'google', 'qr']);
    expect(begun('tabs', [], 2)).toEqual({ list: ['home', 'discover', 'chat', 'me'], least: 2 });
    expect(begun('tabs', ['me', 'chat'], 2).list).toEqual(['me', 'chat']);
    expect(begun('countries', [], 1)).toEqual({ list: [], least: 0 });
    expect(begun('hosts', ['a.example'], 1).least).toBe(1);
    for (const path of ['login_order', 'tabs'])
      expect(withField(draft, path, begun(path, [], 1).list).status).toBe('made');
  });
});

describe('what may be chosen', () => {
  test('has plain names, and countries theirs', () => {
    expect(optionsOf('variants.nav', { anyOf: [{ const: 'bar' }, { const: 'pill' }] }, english)).toEqual([
      { value: 'bar', label: 'Bar' },
      { value: 'pill', label: 'Floating' },
    ]);
    const countries = optionsOf('country', schema.properties?.['country'] ?? {}, english) ?? [];
    expect(countries.length).toBe(phoneCountries().length);
    expect(countries).toContainEqual({ value: 'MY', label: 'Malaysia' });
    expect(optionsOf('title.en', { type: 'string' }, english)).toBeUndefined();
  });

  test('what is added to a list begins valid', () => {
    const lists = fieldsOf(schema).filter(([path, { items }]) => items?.properties && path !== 'fonts');
    expect(lists.map(([path]) => path)).toContain('links');
    for (const [path, { items = {} }] of lists) {
      const next = made(withField(draft, path, [sampleOf(items)]));
      expect(checkBrandFile(next.brand)).toEqual([]);
    }
  });
});

test('a field that is emptied is left out where it may be, and a needed one says why not', () => {
  const taken: unknown[] = [];
  const editing = {
    draft,
    take: (change: ReturnType<typeof withField>, key?: string) => {
      taken.push([change.status === 'made' ? nodeAt(change.draft.brand, 'minimum_age') : 'refused', key]);
      return undefined;
    },
  } as unknown as Editing;
  putInto(editing, 'minimum_age', false)(16, 'minimum_age');
  putInto(editing, 'minimum_age', false)(undefined);
  putInto(editing, 'hosts', true)(undefined);
  expect(taken).toEqual([
    [16, 'minimum_age'],
    [undefined, undefined],
    ['refused', undefined],
  ]);
});
