import type { Catalogue } from './catalogue.ts';

/** Fields of brand.json, and addresses. */
export const FIELDS: Catalogue = {
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
};
