import type { Catalogue } from './catalogue.ts';

/** Tokens, and numbers and colours that do not work. */
export const THEME: Catalogue = {
  // Tokens.
  'it holds no token, and a brand has no look without them': '里面没有任何变量，品牌就没有样子',
  'copy the tokens.json of another brand, and change its values': '复制别的品牌的 tokens.json，再改其中的值',
  'as a style sheet it has %1 bytes, more than the %2 that a first page has room for':
    '作为样式表它有 %1 字节，首页只容得下 %2',
  'use fewer shadows and font names': '少用阴影和字体名',
  'the other scheme has one, and pages would be half of each': '另一种配色有它，页面会各是一半',
  'add it for the %1 scheme too, or remove the other': '%1配色也加上，或者删掉另一个',
  'nothing reads the key %1, so it does nothing': '没有东西会读键 %1，它不起作用',
  '%1 stands inside a token, and nothing reads it there': '%1 写在变量里面，那里没有东西会读它',
  'move it beside the token': '挪到变量旁边',
  '%1 stands where a token or a group of tokens belongs, so nothing can be read from it':
    '%1 所在之处应该是变量或变量组，什么也读不出来',
  'write {"$value": …}, or a group of tokens in braces': '写 {"$value": …}，或者用大括号写一组变量',
  'groups lie in groups more than %1 levels deep, where no token is looked for':
    '分组套了超过 %1 层，里面的变量不会被找到',
  'use at most %1 levels': '最多 %1 层',
  'its $type is %1, and types have names': '它的 $type 是 %1，而类型是一个名称',
  'write a name, as in "$type": "color"': '写名称，例如 "$type": "color"',
  'it has no $type, so its value cannot be read': '没有 $type，读不出它的值',
  'its type is %1 and the theme takes "%2" here': '它的类型是 %1，而这里要 "%2"',
  'the theme has no such token, so it does nothing': '主题里没有这个变量，它不起作用',
  'the theme has no such token, and %1 is missing': '主题里没有这个变量，却缺少 %1',
  'remove it; brands/README.md lists the tokens': '删掉它；变量列在 brands/README.md',
  'remove it, or write %1 instead': '删掉它，或者改写 %1',
  'name it %1': '改名为 %1',
  'the group is missing with its %1 tokens, and nothing can be worked out for it':
    '缺少这一组（%1 个变量），推算不出来',
  'copy it from the tokens.json of another brand, and change its values':
    '从别的品牌的 tokens.json 复制过来，再改其中的值',
  'the token is missing, and nothing can be worked out for it': '缺少这个变量，推算不出来',
  'add it with "$type": "%1"': '加上它，"$type" 为 "%1"',
  'the alias goes in a circle, so it never comes to a value: %1': '引用绕成了圈，永远得不到值：%1',
  'give one of them a value of its own': '给其中一个写上自己的值',
  '%1 is no %2 as it is written here, so it cannot be used': '%1 这样写不是%2，用不了',
  'a %1 has no %2, so it would do nothing': '%1里没有 %2，它不起作用',
  'leave it out; %1': '去掉它；%1',
  '%1 is no number from %2 to %3, so it cannot be used': '%1 不是 %2 到 %3 之间的数，用不了',
  '%1 is no list of %2 numbers, so it cannot be used': '%1 不是 %2 个数的列表，用不了',
  'the colour space %1 is not read here, "srgb" is': '这里不读颜色空间 %1，只读 "srgb"',
  '"hex" is %1 and the components are %2, so nobody knows which is meant':
    '"hex" 是 %1，components 是 %2，不知道以哪个为准',
  'write "hex": "%1", or correct the components': '写 "hex": "%1"，或者改正 components',
  'write "#rrggbb", two digits from 00 to ff for each of red, green and blue':
    '写 "#rrggbb"，红、绿、蓝各两位，从 00 到 ff',
  'the unit %1 is not read here, %2 are': '这里不读单位 %1，只读 %2',
  'the list of fonts is empty, so any font could show': '字体列表是空的，显示什么字体都有可能',
  'write font names such as "Manrope": letters, digits, spaces, dots and dashes':
    '写 "Manrope" 这样的字体名：字母、数字、空格、点和短横',
  'write [x1, y1, x2, y2] such as [0.3, 0, 0.1, 1], x from 0 to 1':
    '写 [x1, y1, x2, y2]，例如 [0.3, 0, 0.1, 1]，x 在 0 到 1 之间',
  '"inset" is %1, and it is either there or not': '"inset" 是 %1，而它只有是或否',
  'write true or false': '写 true 或 false',
  'its blur is less than nothing, and browsers drop the whole shadow': '模糊是负数，浏览器会丢掉整个阴影',
  'write a blur from 0': '模糊从 0 起',
  'the list of shadows is empty, and a style cannot end there': '阴影列表是空的，样式写不成',
  'write {"color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": …} or a list of them':
    '写 {"color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": …}，或者它们的列表',
  'write a plain number': '写一个数',
  'write a number from 1 to 1000': '写 1 到 1000 之间的数',
  'write {"value": a number, "unit": "%1"}': '写 {"value": 数, "unit": "%1"}',

  // Numbers and colours that do not work.
  '%1 is less than %2: %3': '%1 小于 %2：%3',
  '%1 is more than %2: %3': '%1 大于 %2：%3',
  'write %1, or more': '写 %1 或更大',
  'write %1, or less': '写 %1 或更小',
  '%1 on %2 has a contrast of %3, and %4 is needed %5': '%1 在 %2 上的对比度是 %3，%5需要 %4',
  '%1 cannot be told from %2: the contrast is %3, and %4 is needed %5':
    '%1 和 %2 分不开：对比度是 %3，%5需要 %4',
  'write %1, the nearest that passes everywhere it is used': '写成 %1，最接近、又处处合格的颜色',
  'it stands on %1 (%2) and on %3 (%4), and no shade of it can be %5 on both (contrast %6, %7 needed)':
    '它既在 %1（%2）上，又在 %3（%4）上，没有一种深浅在两处都能%5（对比度 %6，需要 %7）',
  'make the two grounds more alike: write %1 for %2, or %3 for %4':
    '让两种底色接近些：%2 写成 %1，或者 %4 写成 %3',
  '%1 looks like %2, the colour of %3, so people would take one for the other':
    '%1 看起来像 %2（%3的颜色），会被认错',
  'write %1, the nearest that is told from it': '写成 %1，最接近、又分得清的颜色',
};
