import { expect, it } from 'vitest';
import { compareNames, initialOf, initialOfPerson } from './initials.ts';

it.each([
  ['阿尔巴尼亚', 'A'],
  ['巴西', 'B'],
  ['中国', 'Z'],
  ['英国', 'Y'],
  ['特克斯和凯科斯群岛', 'T'],
  ['Åland Islands', 'A'],
  ['Côte d’Ivoire', 'C'],
  ['刘洋', 'L'],
  ['楼上的猫', 'L'],
  ['欧阳', 'O'],
  ['ｗide', 'W'],
  [' 林间小满', 'L'],
  ['7号', '#'],
  ['🍜面', '#'],
  ['あき', '#'],
  ['', '#'],
])('%s stands under %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});

it.each(['单雄信S', '解晓东X', '曾小贤Z', '仇和Q', '翟天Z', '查良镛Z', '区志O', '乐嘉Y', '覃雪Q', '尉迟恭Y'])(
  'reads a family name as one: %s',
  (sample) => {
    expect(initialOfPerson(sample.slice(0, -1))).toBe(sample.slice(-1));
  },
);

it.each(['解决问题的人J', '乐于助人的猫L', '长跑Z'])('reads other words as they are: %s', (sample) => {
  expect(initialOfPerson(sample.slice(0, -1))).toBe(sample.slice(-1));
});

it('orders names by pinyin', () => {
  expect(['周', '阿澈', '李', 'Bo', '王'].sort(compareNames)).toEqual(['阿澈', '李', '王', '周', 'Bo']);
});
