type Catalogue = Readonly<Record<string, string>>;

/** What is wrong and what to write, by the English sentence. `%1` stands for what the sentence names; Chinese may leave it out. */
export const SENTENCES: Catalogue = {
  // What any file may be.
  'the file is missing, and no brand is whole without it': '缺少这个文件，没有它品牌就不完整',
  'add it; brands/README.md says what it holds': '补上它；内容见 brands/README.md',
  'a folder stands where a file belongs, so there is nothing to show':
    '这里应该是文件，却是文件夹，没有东西可以显示',
  'put the file there, and the folder elsewhere': '把文件放在这里，文件夹挪到别处',
  'the server may not read it, so it cannot be served': '服务器没有读取权限，无法提供这个文件',
  'allow the server to read it': '允许服务器读取它',
  'its link goes in a circle': '链接绕回了自己',
  'it is a link out of the folder, and a brand is served from its folder alone':
    '它是指向文件夹外的链接，而品牌只从自己的文件夹提供',
  'put the file itself into the folder': '把文件本身放进文件夹',
  'the disk does not give it, so it cannot be served': '磁盘读不出来，无法提供这个文件',
  'copy it there again': '重新复制一份',
  'it has %1, which every visitor would wait for': '它有 %1，每位访客都得等它',
  'make it no larger than %1': '不要超过 %1',
  'nothing reads this file, so it does nothing': '没有东西会读这个文件，它不起作用',
  'remove it, or name it %1 if that is meant': '删掉它；如果想写的是 %1，就改成这个名字',
  'the folder of brands cannot be read (%1)': '品牌文件夹读不了（%1）',
  'set BRANDS_DIR to a folder with one folder for each brand':
    '把 BRANDS_DIR 设为一个文件夹，每个品牌在其中占一个文件夹',
  'it holds no brand that can be served': '里面没有可以提供的品牌',
  'add one: brands/README.md says how': '添加一个，做法见 brands/README.md',
  'it was changed here and in the folder since the brand was opened, and saving would lose what was changed there':
    '打开之后，这里和文件夹里都改过它，保存会丢掉文件夹里的改动',
  'download the draft as a zip, open the brand anew and take the changes over':
    '把草稿下载成 zip，重新打开品牌，再把改动搬过去',

  // JSON.
  'a name or a text stands without double quotes, so the file cannot be read':
    '有名称或文字没加双引号，文件读不了',
  'write it between double quotes, as in "title"': '加上双引号，例如 "title"',
  'JSON has no remarks, so the file cannot be read': 'JSON 里不能写注释，文件读不了',
  'remove the remark': '删掉注释',
  'a text is not closed on its line': '有文字没有在本行结束',
  'end it with a double quote on the same line': '在同一行用双引号结束它',
  'a comma stands before the closing %1, so something is missing behind it':
    '收尾的 %1 前面多了逗号，像是后面少了东西',
  'remove the comma': '删掉逗号',
  'the comma between this and what stands before it is missing': '它和前一项之间缺逗号',
  'add a comma at the end of what stands before it': '在前一项末尾加逗号',
  'a name stands here without a value': '这里有名称，没有值',
  'write ": " and the value behind the name': '在名称后面写 ": " 和值',
  '%1 closes what was opened by %2': '%1 和前面的 %2 不成对',
  'write %1, or add what is missing before it': '写成 %1，或者补上它前面缺的内容',
  '%1 cannot stand here, so the file cannot be read': '%1 不能出现在这里，文件读不了',
  'correct what stands there': '改正这里的内容',
  'something stands behind the end': '文件结尾之后还有内容',
  'remove what stands there': '删掉那里的内容',
  'it is written twice, in lines %1 and %2, and only the second would count':
    '它写了两次，在第 %1 行和第 %2 行，只有后一次算数',
  'remove the one that is not meant': '删掉多余的一个',
  'the file is empty': '文件是空的',
  'write {…}, or copy the file of another brand': '写上 {…}，或者复制别的品牌的文件',
  'the file ends before the %1 of %2 is closed': '%2 的 %1 还没有收尾，文件就结束了',
  'add the missing %1': '补上缺少的 %1',
  'the file is no JSON, so nothing of it can be read': '这个文件不是 JSON，什么也读不出来',
  'open it in an editor that marks mistakes, and correct the first': '用会标出错误的编辑器打开，改正第一处',

  // Fields of brand.json.
  'nothing reads this key, so it does nothing': '没有东西会读这个键，它不起作用',
  'remove it; known are %1': '删掉它；可用的有 %1',
  'write %1, or remove it': '写成 %1，或者删掉它',
  'no text of the product can have this id, so the line does nothing':
    '产品里不会有这个编号的文字，这一行不起作用',
  'remove it, or write letters, digits, dots and dashes': '删掉它，或者只用字母、数字、点和短横',
  'it is empty, so nothing would show there': '它是空的，那里什么都不会显示',
  'write at least one letter': '至少写一个字',
  'it has %1 and would be cut off': '它有%1，会被截断',
  'write at most %1: %2': '最多 %1 个字符：%2',
  'the list has %1, too few to use': '列表里有%1，太少了',
  'write at least %1': '至少写 %1 项',
  'the list has %1, more than are used': '列表里有%1，超出的用不上',
  'write at most %1': '最多写 %1 项',
  '%1 is too small to be used': '%1 太小，用不了',
  'write %1 or more': '写 %1 或更大',
  '%1 is too large to be used': '%1 太大，用不了',
  'write %1 or less': '写 %1 或更小',
  'it is missing, and the brand is not whole without it': '缺少它，品牌就不完整',
  'add it': '补上它',
  'add it (%1)': '补上它',
  '%1 are missing, and the brand is not whole without them': '缺少 %1，品牌就不完整',
  'add them; brands/README.md says what each means': '补上它们；含义见 brands/README.md',
  '%1 is none of the choices, so it cannot be used': '%1 不在可选的值里，用不了',
  'write %1': '写成 %1',
  'it stands in the list twice, and one of them does nothing': '它在列表里出现两次，其中一个不起作用',
  'remove one': '删掉一个',
  '%1 is %2 where %3 belongs, so it cannot be used': '%1 是%2，而这里要的是%3，用不了',
  '%1 has a line break or a sign that turns the text round, and it stands on one line':
    '%1 里有换行或者让文字反向的符号，而它只占一行',
  'write a name on one line': '写成一行的名称',
  '%1 has signs that are no letters, and it stands in the middle of sentences, where nothing is filled in':
    '%1 里有不是文字的符号，而它会出现在句子中间，那里不会填入任何东西',
  'write a word of plain letters': '只用普通文字写一个词',
  '%1 cannot be the name of a font in a style sheet': '%1 不能作为样式表里的字体名',
  'write letters, digits, spaces, dots and dashes, as in "Plum Sans"':
    '用字母、数字、空格、点和短横，例如 "Plum Sans"',
  '%1 names no characters, so the font would never be fetched': '%1 没有指明任何字符，字体永远不会被加载',
  'write them as in "U+0000-00FF,U+20B9"': '写成 "U+0000-00FF,U+20B9" 这样',
  '%1 cannot name a schema of the database': '%1 不能作为数据库模式的名字',
  'write 2 to 31 lower-case letters and digits, a letter first, as in "plum"':
    '用 2 到 31 个小写字母和数字，以字母开头，例如 "plum"',
  '%1 cannot be the id of a brand, so nothing could be shown of it':
    '%1 不能作为品牌的编号，没有内容可以显示',
  'write the name of the folder of another brand': '写另一个品牌的文件夹名',
  '%1 is no code of a country, so phone numbers would have no prefix':
    '%1 不是国家或地区代码，手机号会没有区号',
  'write two capital letters, such as "CN"': '写两个大写字母，例如 "CN"',
  '%1 is no id of a captcha, which would then never open': '%1 不是验证码的编号，验证码永远打不开',
  'copy the ID from the console, or write ""': '从控制台复制编号，或者写 ""',
  '%1 is no client id, so Google would refuse every sign-in': '%1 不是客户端编号，Google 会拒绝所有登录',
  'copy it from the console, or write ""': '从控制台复制，或者写 ""',
  '%1 has signs that cannot stand here': '%1 里有不能出现在这里的符号',
  'write letters, digits, dots and dashes': '只用字母、数字、点和短横',
  '%1 shows nothing, so the brand would have no name where this stands':
    '%1 什么都不显示，品牌在那里就没有名字',
  'write a name, such as %1': '写一个名称，例如 %1',
  '%1 has a sign that nobody sees, so people could not type or find it':
    '%1 里有看不见的符号，别人输入不了，也找不到',
  '%1 is not the name of the folder, and both name the brand': '%1 和文件夹名不同，而两者都是品牌的名字',
  'a game of chance whose points can be withdrawn may be gambling by law':
    '靠运气又能提现的游戏，在法律上可能算赌博',
  'switch features.wallet.withdrawal off, or name the permit in licence':
    '关掉 features.wallet.withdrawal，或者在 licence 里写明许可证',
  'it is %1 while google.enabled is %2, so the button and what it does would disagree':
    '它是 %1，而 google.enabled 是 %2，按钮和它的作用会对不上',
  'give both the same value': '让两者相同',
  'the captcha is switched on without an id, so nobody could pass it': '开了验证码却没有编号，没有人能通过',
  'add the id, or switch features.captcha off': '补上编号，或者关掉 features.captcha',
  'the host "%1" belongs to the brand %2 already, and only one can be shown there':
    '域名 "%1" 已经属于品牌 %2，那里只能显示一个',
  'remove it from one of the two': '从其中一个里删掉',
  '%1 is no id of GeeTest, which has 32 digits from 0 to f, so the captcha would not open':
    '%1 不是极验的编号（32 位，0 到 f），验证码打不开',
  'copy the ID (never the KEY) from the console': '从控制台复制 ID（绝不是 KEY）',
  'it is no client id of Google, so every sign-in would be refused':
    '它不是 Google 的客户端编号，所有登录都会被拒绝',
  'copy it from the console; it ends with .apps.googleusercontent.com, and is not the secret':
    '从控制台复制；它以 .apps.googleusercontent.com 结尾，不是密钥',
  'the id stands here while sign-in with Google is off, so nobody can use it':
    '写了编号，却没有开启 Google 登录，没有人能用',
  'switch google.enabled and features.google on, or write ""':
    '开启 google.enabled 和 features.google，或者写 ""',
  'it is the address of the terms, so nobody could read the privacy policy':
    '它和服务条款的地址相同，没有人能读到隐私政策',
  'give the privacy policy its own address': '给隐私政策单独的地址',
  '%1 is no country with phone numbers, so the phone field would have no prefix':
    '%1 没有对应的手机区号，手机号输入框会没有前缀',
  'write its ISO 3166-1 code, such as CN or IN': '写 ISO 3166-1 代码，例如 CN 或 IN',
  '%1 stands first as country already': '%1 已经作为 country 排在最前',
  'remove it': '删掉它',
  '%1 has no phone numbers of its own, so it could not be chosen': '%1 没有自己的手机区号，没法选择',
  'write the code of a country, such as "MY", or remove it': '写国家或地区代码，例如 "MY"，或者删掉它',
  'Google is switched off, so nothing would stand there': 'Google 登录已关闭，那里什么都没有',
  'remove it, or switch features.google and google.enabled on':
    '删掉它，或者开启 features.google 和 google.enabled',
  'the feed is closed to guests, so there are no pages to count': '信息流不对访客开放，没有页数可算',
  'remove it, or remove guests.feed': '删掉它，或者删掉 guests.feed',
  'posts are closed to guests, and comments stand on their pages': '作品不对访客开放，而评论就在作品页上',
  'remove it, or remove guests.posts': '删掉它，或者删掉 guests.posts',
  'discover is switched off for everybody': '发现页对所有人都关闭了',
  'remove it, or switch features.discover on': '删掉它，或者开启 features.discover',
  'that page is closed to guests, so they could not begin there': '那个页面不对访客开放，他们没法从那里开始',
  'me is not among them, so people could not reach their own page and the settings':
    '其中没有 me，用户到不了自己的主页和设置',
  'discover is switched off, so nothing would stand there': '发现页已关闭，那里什么都没有',
  'discover is switched off, so the page could not be opened': '发现页已关闭，打不开',
  'write "home", or switch features.discover on': '写成 "home"，或者开启 features.discover',
  'the product answers at that path itself, so page views would be lost':
    '这个路径由产品自己使用，访问统计会丢失',
  'write another path, such as "/stats/view", or an address of another host':
    '换一个路径，例如 "/stats/view"，或者写别的域名下的地址',

  // Addresses.
  '"%1" is more than the name of a host, and the brand is found by the name alone':
    '"%1" 不只是域名，而品牌只按域名查找',
  'write the name alone': '只写域名',
  'browsers ask for "%1" by its ASCII form, so nobody would find the brand here':
    '浏览器用 ASCII 形式请求 "%1"，没有人能找到这个品牌',
  'write the ASCII form of the name, which begins with xn--': '写它的 ASCII 形式，以 xn-- 开头',
  '"%1" says by xn-- that it stands for other letters, and it stands for none: no browser opens it':
    '"%1" 用 xn-- 表示别的文字，却不对应任何文字，浏览器打不开',
  'write the name in its own letters once; the finding then tells its ASCII form':
    '先用原来的文字写一次，检查会告诉你它的 ASCII 形式',
  '"%1" has a dot with nothing beside it, which no browser opens': '"%1" 里有一个点旁边是空的，浏览器打不开',
  '"%1" cannot be the name of a host: lower-case letters, digits, dots and dashes inside':
    '"%1" 不能作为域名：只能有小写字母、数字、点和中间的短横',
  'write it as it was registered': '按注册时的写法写',
  '"%1" is no https:// address, and people would be led somewhere unsafe or nowhere':
    '"%1" 不是 https:// 地址，会把人带到不安全的地方，或者打不开',
  'write the whole address, from https:// on': '写完整的地址，从 https:// 开始',
  '"%1" has a space or a sign that ends an address': '"%1" 里有空格或者会截断地址的符号',
  'write a space as %20, and leave out quotes and brackets': '空格写成 %20，不要引号和括号',
  'its port ":%1" does not exist, so the link would not open': '端口 ":%1" 不存在，链接打不开',
  'leave it out, or write one from 1 to %1': '不写端口，或者写 1 到 %1 之间的数',
  '"%1" begins with two slashes, which browsers read as the name of another host':
    '"%1" 以两个斜杠开头，浏览器会当成另一个域名',
  'write one slash for a path of the product, or the whole address from https:// on':
    '本站路径只写一个斜杠，或者写从 https:// 开始的完整地址',
  '"%1" is no mail address, so questions of users would be lost': '"%1" 不是邮箱地址，用户的提问会丢失',
  'write a name, @ and a host, as in "help@plum.example"': '写名称、@ 和域名，例如 "help@plum.example"',
  '%1: %2, so people who tap it read nothing': '%1：%2，点开的人什么都看不到',
  'publish the page, or correct the address': '发布这个页面，或者改正地址',

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
  'write a shorter name: "%1" is as much as fits': '写短一些的名称：最多放得下 "%1"',
  '"%1" has no demo content, so the brand would be empty': '"%1" 没有演示内容，品牌会是空的',
  'it names the brand itself, which has its own content without this file':
    '它写的是品牌自己，而品牌不用这个文件就有内容',
  'write one of %1, or remove the file': '写 %1 之一，或者删掉这个文件',
  'remove the file': '删掉这个文件',
  '%1 goes in a circle, so there is no content': '%1 绕成了圈，没有内容',

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

/** What a sentence names in words of its own: reasons, kinds, lists. */
export const PHRASES: Catalogue = {
  'behind a conversation': '聊天背后',
  'at the login': '登录页',
  'nobody could read it': '没有人看得清',
  'a phone would have no room left for anything else': '手机上就没有地方放别的了',
  'parts would lie over each other': '各部分会叠在一起',
  'its lines would lie over each other': '各行会叠在一起',
  'its lines would no longer look like one text': '看起来不再是同一段文字',
  'browsers drop a value below nothing': '浏览器会丢掉负数',
  'fingers would miss it': '手指点不中',
  'people would wait for every change': '每次变化都得等',
  'the corners would cut off the words in them': '圆角会切掉里面的字',
  'a round shape is round long before': '早就已经是圆的了',
  'checkboxes and fields would have no outline': '勾选框和输入框会没有边',
  'lines would fill the controls': '线会把控件填满',
  'thin lines would be bars': '细线会变成粗条',
  'people with a keyboard would not see where they are': '用键盘的人看不到自己在哪里',
  'it would cover what it marks': '会盖住它标出的东西',
  'icons would be too thin to be seen': '图标会细得看不见',
  'icons would be blots': '图标会糊成一团',
  'letters would lie over each other': '字会叠在一起',
  'words would fall apart': '词会散开',
  'text would touch the edge of the screen': '文字会贴到屏幕边',
  'nobody could tell who it is': '没有人认得出是谁',
  'lines would be bars': '线会变成粗条',
  'phones would stutter while they scroll': '手机滚动时会卡顿',
  'a dark picture below a bar would show through its words': '导航栏下的深色图片会透到文字后面',
  'nothing covers more than whole': '最多也就是全部盖住',
  'things would fly off the screen': '东西会飞出屏幕',
  'what is pressed would vanish under the finger': '按下的东西会在手指下消失',
  'what is pressed would cover its neighbours': '按下的东西会盖住旁边的',
  'the shadow would lie elsewhere': '阴影会落到别处',
  'to be read': '要看清',
  'to be seen as a button': '要看得出是按钮',
  'to be seen as a field or button': '要看得出是输入框或按钮',
  'a little more': '再高一点',
  seen: '看见',
  read: '读清',
  danger: '危险',
  success: '成功',
  warning: '提醒',
  info: '信息',
  light: '浅色',
  dark: '深色',
  'the navigation': '导航栏',
  'the login page': '登录页',
  colour: '颜色',
  length: '长度',
  duration: '时长',
  shadow: '阴影',
  'a text in double quotes': '双引号里的文字',
  'a whole number': '整数',
  'a number': '数',
  'a group in braces {…}': '大括号里的一组 {…}',
  'a list in brackets […]': '方括号里的列表 […]',
  'nothing (null)': '空值（null）',
  'a list': '列表',
  'a text': '文字',
  'a group': '一组',
  'its beginning': '开头',
  'another font': '别的字体',
  'the element <%1>': '元素 <%1>',
  'the event handler %1': '事件处理 %1',
  'the link %1 to another document': '指向别的文档的链接 %1',
  'the attribute %1': '属性 %1',
  'a closing </%1> without its opening': '没有开头的 </%1>',
  '<%1> beside the root': '根元素旁边的 <%1>',
  'what stands at character %1': '第 %1 个字符处的内容',
  'a style that loads something': '会加载别的东西的样式',
  'text outside the root': '根元素外面的文字',
  'a drawing that is not closed': '没有写完的图形',
  'there is no such host': '没有这个域名',
  'its host cannot be found from here': '从这里找不到它的域名',
  'nothing answers there': '那里没有回应',
  'its server hangs up': '它的服务器断开了连接',
  'its certificate has expired': '它的证书过期了',
  'its certificate is one that browsers do not trust': '浏览器不信任它的证书',
  'its server does not answer in time': '它的服务器没有及时回应',
  'it cannot be reached': '无法访问',
  'its server returns %1': '它的服务器返回 %1',
  '%1 bytes': '%1 字节',
  '%1 characters': ' %1 个字符',
  '%1 character': ' %1 个字符',
  '%1 entries': ' %1 项',
  '%1 entry': ' %1 项',
  '%1 and %2 more': '%1 等（另有 %2 个）',
  '%1 drawn on with %2': '%1（画着 %2）',
};
