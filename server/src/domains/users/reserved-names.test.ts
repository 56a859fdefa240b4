import { expect, test } from 'vitest';
import type { Brand } from '../../brand/brand.ts';
import { reservedWordIn } from './reserved-names.ts';

const brand = { config: { title: { 'zh-CN': '极光', en: 'Aurora' } } } as Brand;

test.each([
  ['Admin', 'admin'],
  ['ＡＤＭＩＮ', 'admin'],
  ['аdmіn', 'admin'],
  ['Ádmin', 'admin'],
  ['a d m i n', 'admin'],
  ['admin01', 'admin'],
  ['4dm1n', 'admin'],
  ['OfficiaI', 'official'],
  ['0fficial', 'official'],
  ['Official News', 'official'],
  ['AUR0RA', 'Aurora'],
  ['极光', '极光'],
  ['客 服小美', '客服'],
  ['客\u0301服小美', '客服'],
  ['аԁмin', 'admin'],
  ['ＯＦＦＩＣＩＡＬ', 'official'],
])('%s pretends to be %s', (nickname, word) => {
  expect(reservedWordIn(brand, nickname)).toBe(word);
});

test.each(['Adminton', 'Stefan', 'Roots Reggae', 'Supportive', '小官', '方官', 'Aurora Borealis'])(
  '%s is a name',
  (nickname) => {
    expect(reservedWordIn(brand, nickname)).toBeUndefined();
  },
);
