import type { Catalogue } from './catalogue.ts';

/** Drawings, pictures, sounds, fonts and words. */
export const CONTENTS: Catalogue = {
  // Drawings, pictures, sounds.
  "%1 is not allowed in a drawing, which every visitor's browser opens":
    '图形里不能有%1，每位访客的浏览器都会打开它',
  'export plain shapes: paths, groups and gradients': '只导出简单的形状：路径、组和渐变',
  'without a viewBox the drawing has no size, and cannot be made larger or smaller':
    '没有 viewBox，图形没有尺寸，不能放大缩小',
  'add viewBox="0 0 64 64" with the size that it is drawn at': '加上 viewBox="0 0 64 64"，写绘制时的尺寸',
  'it shows one even area and nothing on it, so nobody would know the brand by it':
    '整张只有一种颜色，没有人能凭它认出品牌',
  'draw the mark in a colour that differs from its ground': '图标换一种和底色不同的颜色',
  'the drawing is too large or too intricate to be made into pictures of icons':
    '图形太大或太复杂，做不成各种尺寸的图标',
  'draw it plainer, into a viewBox such as "0 0 64 64"': '画得简单些，放进 "0 0 64 64" 这样的 viewBox',
  'it is %1 × %2, and an icon is square, so it would be squeezed or cut off':
    '它是 %1 × %2，而图标是方的，会被压扁或裁掉',
  'draw it into %1 × %2': '画成 %1 × %2',
  'its corners are transparent, and on a home screen they turn black': '四角是透明的，在主屏幕上会变黑',
  'fill the whole square; each system cuts its own corners': '填满整个方形；各系统会自己裁圆角',
  'it is %1 × %2: a line of type is %3 to %4 times as wide as high, so it would not fit its place':
    '它是 %1 × %2：一行字的宽是高的 %3 到 %4 倍，放不进它的位置',
  'crop it to mark and name on one line': '裁到只剩图标和名称，排成一行',
  '%1 has a contrast of %2 on the %3 ground %4, and %5 is needed to read the name':
    '%1 在%3底色 %4 上的对比度是 %2，要看清名称需要 %5',
  'write %1 for it in a rule for prefers-color-scheme: dark': '在 prefers-color-scheme: dark 的规则里换成 %1',
  'write %1 for it': '换成 %1',
  'the mark %1 has a contrast of %2 on its tile %3, and %4 is needed to see it in a tab':
    '图标 %1 在底块 %3 上的对比度是 %2，要在标签页里看清需要 %4',
  'write %1 for the mark': '图标换成 %1',
  'it has no viewBox, so nobody knows how large it is': '没有 viewBox，不知道它有多大',
  'write viewBox="0 0 200 160" into its <svg>, or the size that it was drawn in':
    '在 <svg> 里写 viewBox="0 0 200 160"，或者绘制时的尺寸',
  'the theme has no colour %1, so what is drawn in it would be black':
    '主题里没有颜色 %1，用它画的部分会变黑',
  'write one that it has, such as var(--illustration-tint-a), or the colour itself':
    '用已有的，例如 var(--illustration-tint-a)，或者直接写颜色',
  'it is no %1 picture, and no browser would show it': '它不是 %1 图片，浏览器显示不了',
  'export it once more in the format that its name says': '按文件名的格式重新导出',
  'it is %1, and %2 it would be blurred, or too much for a phone': '它是 %1，放在%2会发糊，或者手机吃不消',
  'it is a card without a picture, so %1 would be seen by nobody': '这是没有图片的卡片，谁也看不到 %1',
  'make each side %1 to %2 pixels long, such as 1170 × 2532': '每边 %1 到 %2 像素，例如 1170 × 2532',
  'words on it could be read in the %1 scheme only where %2 % of it is hidden, and no more than %3 % may be':
    '在%1配色里，要遮住 %2 % 才看得清上面的字，最多只能遮 %3 %',
  'make it paler, or choose another wallpaper': '调浅一些，或者换一张背景',
  'make it darker, in a drawing by a rule for prefers-color-scheme: dark, or choose another wallpaper':
    '调深一些（图形里用 prefers-color-scheme: dark 的规则），或者换一张背景',
  'it is a picture, and none lies in the folder, so conversations would stand on nothing':
    '选了图片，文件夹里却没有，聊天背后会是空的',
  'add %1 (or webp, jpg, avif), or write "mark"': '放入 %1（或 webp、jpg、avif），或者写 "mark"',
  'the picture cannot be drawn, so conversations would stand on nothing': '图片画不出来，聊天背后会是空的',
  'export it once more': '重新导出',
  'it is no %1 sound, and no browser would play it': '它不是 %1 声音，浏览器播放不了',
  'it sounds for %1 seconds, and is heard again and again': '它长 %1 秒，而且会反复响起',
  'cut it to %1 seconds or less': '剪到 %1 秒以内',

  // Fonts.
  'it begins as a woff2 font, and no browser could read what follows':
    '开头像 woff2 字体，后面的内容浏览器读不了',
  'it is no woff2 font, and no browser would show it': '它不是 woff2 字体，浏览器显示不了',
  'make it anew from the font: npm run brand:font does': '用 npm run brand:font 从原字体重新生成',
  'the fonts have %1 bytes together, which every visitor would wait for':
    '所有字体一共 %1 字节，每位访客都得等',
  'keep them within %1, by fewer weights or characters': '减少粗细或字符，控制在 %1 以内',
  '%1 is no woff2 file in the folder fonts/, and no other file is served as a font':
    '%1 不是 fonts/ 里的 woff2 文件，别的文件不会作为字体提供',
  'write it as in "fonts/plum.woff2"': '写成 "fonts/plum.woff2" 这样',
  'name the file %1 and write "%2"': '把文件改名为 %1，并写 "%2"',
  '%1 is the font %2, so texts in %3 would show in %4': '%1 其实是字体 %2，设成 %3 的文字会显示成 %4',
  'name the file of %1 here': '这里写 %1 的文件',
  '%1 has none of the characters of %2, so it would be fetched for nothing':
    '%1 里没有 %2 的字符，加载它毫无用处',
  'name the file that has them, or the characters that this one has':
    '写有这些字符的文件，或者写这个文件有的字符',
  '%1 lacks letters of English, so texts in %2 would show in two fonts':
    '%1 缺少英文字母，设成 %2 的文字会混用两种字体',
  'name a file that has them, or say in "range" which characters this one is for':
    '换一个有英文字母的文件，或者在 "range" 里写明它负责哪些字符',
  '%1 has the weights %2 to %3 and not %4 to %5, so the browser would smear the rest':
    '%1 的粗细是 %2 到 %3，不是 %4 到 %5，其余的浏览器会涂抹出来',
  'no file of %1 has the weight %2, so the browser would smear another':
    '%1 没有粗细为 %2 的文件，浏览器会拿别的涂抹出来',
  'write %1, or add a file that has it': '写成 %1，或者添加有这个粗细的文件',
  '"%1" has no file and comes with no system, so another font would show':
    '"%1" 没有文件，系统也不自带，会显示成别的字体',
  'list its woff2 file under fonts in brand.json, or take the name out':
    '在 brand.json 的 fonts 里列出它的 woff2 文件，或者去掉这个名字',
  'no text is set in "%1", so the file is there for nothing': '没有文字用 "%1"，这个文件白放了',
  'remove it, or name the family in type.family of tokens.json':
    '删掉它，或者在 tokens.json 的 type.family 里写上它',
  'the font lies here and brand.json does not list it, so no text shows in it':
    '字体放在这里，brand.json 却没列出，没有文字会用它',
  'list it in brand.json under fonts, with "file": "%1", or remove it':
    '在 brand.json 的 fonts 里写 "file": "%1"，或者删掉它',
  'only woff2 files in the folder fonts/ are served, so no text shows in it':
    '只提供 fonts/ 里的 woff2 文件，没有文字会用它',
  'make a woff2 file of it, put it into fonts/ and list it in brand.json, or remove it':
    '转成 woff2，放进 fonts/ 并写进 brand.json，或者删掉它',
  'the fonts stand here without their licence, and few may be passed on without it':
    '这里有字体却没有许可证，多数字体不能这样分发',
  'add the text that came with them': '放入随字体附带的许可证',

  // Words.
  'it counts or chooses, and its braces do not add up (%1)': '它带有数量或选择，大括号却没有配对（%1）',
  'write it as in "{count, plural, one {# message} other {# messages}}"':
    '写成 "{count, plural, other {# 条消息}}" 这样',
  'it counts, and has no words for "%1", which this language tells from other numbers':
    '它带有数量，却没有 "%1" 的说法，而这种语言要区分它',
  'add %1 {…}': '加上 %1 {…}',
  'the text is empty, so nothing would stand there': '文字是空的，那里什么都没有',
  'write it, or remove the line': '写上文字，或者删掉这一行',
  'the product has no text of this id, so the line does nothing': '产品里没有这个编号的文字，这一行不起作用',
  'correct the id; src/locales lists them': '改正编号；全部列在 src/locales',
  'a tag stands in it, and it would show as it is written': '里面有标签，会原样显示出来',
  'write plain words, and names such as {count}': '只写文字，以及 {count} 这样的名称',
  'it counts or chooses, and the server, which says this text itself, fills in names alone':
    '它带有数量或选择，而这句由服务器发出，只会填入名称',
  'write one sentence that fits every number': '写一句适合所有数量的话',
  '{%1} is filled in by nobody here, so it would stay as it is written':
    '这里没有东西填入 {%1}，它会原样留着',
  'use what %1 fills in: %2': '用 %1 能填入的：%2',
  '"%1" is another brand, so people would think they are elsewhere':
    '"%1" 是另一个品牌，别人会以为走错了地方',
  'the text is replaced in the other language only, so the two say different things':
    '只有另一种语言改了这句，两边说的不一样',
  'add it here too, so that both languages say the same': '这里也加上，让两种语言一致',
  'the brand has words of its own in the other language only, so the two call things differently':
    '品牌只在另一种语言里有自己的叫法，两边不一致',
  'add the file with a word for %1': '添加这个文件，写上 %1 的叫法',
  'the thing is renamed in the other language only, so the two call it differently':
    '只有另一种语言改了它的叫法，两边不一致',
  '"%1" is also what the brand calls %2, so nobody could tell the two apart':
    '"%1" 也是品牌对 %2 的叫法，没有人分得清',
  'write another word for one of them': '给其中一个换个词',
  'it needs %1 px in %2 and has %3, so people would see it cut off':
    '它在%2需要 %1 px，那里只有 %3，会被截断',
  'its typeface has no %1, so letters of another would stand among its own':
    '它的字体没有 %1，这些字母会由别的字体顶替',
  'write "%1", or bring a font that has them': '写成 "%1"，或者换一个有这些字母的字体',
  'bring a font that has them': '换一个有这些字母的字体',
  'write a shorter name: "%1" is as much as fits': '写短一些的名称：最多放得下 "%1"',
  '"%1" has no demo content, so the brand would be empty': '"%1" 没有演示内容，品牌会是空的',
  'it names the brand itself, which has its own content without this file':
    '它写的是品牌自己，而品牌不用这个文件就有内容',
  'write one of %1, or remove the file': '写 %1 之一，或者删掉这个文件',
  'remove the file': '删掉这个文件',
  '%1 goes in a circle, so there is no content': '%1 绕成了圈，没有内容',
};
