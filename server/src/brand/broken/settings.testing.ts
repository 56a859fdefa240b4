import { type Break, config } from './break.testing.ts';

const LABEL = { 'zh-CN': '版本说明', en: 'Imprint' };

/** Of `brand.json`. */
export const brokenSettings: Break[] = [
  [
    'an unknown key',
    config(['colour'], 'red'),
    'aurora/brand.json, colour',
    /nothing reads this key, so it does nothing; remove it; known are id, title/,
  ],
  [
    'an unknown switch',
    config(['features', 'games'], true),
    'aurora/brand.json, features.games',
    /nothing reads this key/,
  ],
  [
    'an unknown switch of groups',
    config(['features', 'groups'], { made: false }),
    'aurora/brand.json, features.groups.made',
    /nothing reads this key/,
  ],
  [
    'a variant that is none',
    config(['variants'], { tabs: 'pills' }),
    'aurora/brand.json, variants.tabs',
    /"pills" is none of the choices, .*; write "underline", "pill" or "text"/,
  ],
  [
    'an unknown lever',
    config(['variants'], { tab: 'pill' }),
    'aurora/brand.json, variants.tab',
    /write tabs, or remove it/,
  ],
  [
    'a missing field',
    config(['title', 'en'], undefined),
    'aurora/brand.json, title.en',
    /it is missing, .*; add it \(Name of the product\)/,
  ],
  [
    'a misspelt key',
    config(['tagLine'], { en: 'A', 'zh-CN': 'B' }),
    'aurora/brand.json, tagLine',
    /write tagline, or remove it/,
  ],
  [
    'a wrong type',
    config(['features', 'publish'], 'yes'),
    'aurora/brand.json, features.publish',
    /"yes" is a text where true or false belongs, .*; write true/,
  ],
  [
    'an unknown language',
    config(['locale'], 'fr'),
    'aurora/brand.json, locale',
    /"fr" is none of the choices, .*; write "zh-CN", "en" or "zh-TW"/,
  ],
  [
    'a control character',
    config(['title', 'en'], 'Au\u0007rora'),
    'aurora/brand.json, title.en',
    /"Au\\u0007rora" has a line break or a sign that turns the text round, .*; write "Aurora"/,
  ],
  [
    'a direction override',
    config(['title', 'en'], 'A\u202erorua'),
    'aurora/brand.json, title.en',
    /"A\\u202erorua" has a line break or a sign that turns the text round/,
  ],
  [
    'a title of spaces',
    config(['title', 'en'], '   '),
    'aurora/brand.json, title.en',
    /shows nothing, .*; write a name, such as "极光"/,
  ],
  [
    'a title without any width',
    config(['title', 'zh-CN'], '\u200b\u2060'),
    'aurora/brand.json, title.zh-CN',
    /"\\u200b\\u2060" shows nothing/,
  ],
  [
    'a sign that nobody sees',
    config(['title', 'en'], 'Au\u200brora'),
    'aurora/brand.json, title.en',
    /a sign that nobody sees, .*; write "Aurora"/,
  ],
  ['an empty title', config(['title', 'en'], ''), 'aurora/brand.json, title.en', /it is empty/],
  [
    'a title that is too long',
    config(['title', 'en'], 'Aurora '.repeat(6).trim()),
    'aurora/brand.json, title.en',
    /it has 41 characters .*; write at most 30/,
  ],
  [
    'a host with a port',
    config(['hosts', 0], 'aurora.localhost:3000'),
    'aurora/brand.json, hosts[0]',
    /is more than the name of a host, .*; write "aurora.localhost"/,
  ],
  [
    'a host that stands for no letters',
    config(['hosts', 0], 'xn--a.example'),
    'aurora/brand.json, hosts[0]',
    /"xn--a.example" says by xn-- that it stands for other letters, and it stands for none/,
  ],
  [
    'a host in Chinese letters',
    config(['hosts', 0], '极光.example'),
    'aurora/brand.json, hosts[0]',
    /by its ASCII form, .*; write "xn--54q945c.example"/,
  ],
  [
    'a host in capital letters',
    config(['hosts', 0], 'Aurora.Example'),
    'aurora/brand.json, hosts[0]',
    /write "aurora.example"/,
  ],
  [
    'a host that stands there twice',
    config(['hosts'], ['aurora.localhost', 'aurora.localhost']),
    'aurora/brand.json, hosts[1]',
    /stands in the list twice/,
  ],
  [
    'no host',
    config(['hosts'], []),
    'aurora/brand.json, hosts',
    /the list has 0 entries, .*; write at least 1/,
  ],
  [
    'a script as a link',
    config(['legal', 'terms', 'en'], 'javascript:alert(1)'),
    'aurora/brand.json, legal.terms.en',
    /"javascript:alert\(1\)" is no https:\/\/ address/,
  ],
  [
    'a link without a scheme',
    config(['legal', 'terms', 'en'], 'aurora.example/terms'),
    'aurora/brand.json, legal.terms.en',
    /write "https:\/\/aurora.example\/terms"/,
  ],
  [
    'a link to a port that does not exist',
    config(['legal', 'terms', 'en'], 'https://plum.example:99999'),
    'aurora/brand.json, legal.terms.en',
    /its port ":99999" does not exist/,
  ],
  [
    'a link to a host with an empty part',
    config(['legal', 'terms', 'en'], 'https://plum..example/terms'),
    'aurora/brand.json, legal.terms.en',
    /a dot with nothing beside it, .*; write "https:\/\/plum.example\/terms"/,
  ],
  [
    'a link with two mistakes',
    config(['support', 'url'], 'https://plum..example:99999'),
    'aurora/brand.json, support.url',
    /its port/,
  ],
  [
    'a mail address that is none',
    config(['support', 'email'], 'help'),
    'aurora/brand.json, support.email',
    /is no mail address/,
  ],
  [
    'a mail address of no host',
    config(['support', 'email'], 'help@plum..example'),
    'aurora/brand.json, support.email',
    /write "help@plum.example"/,
  ],
  [
    'a country in small letters',
    config(['country'], 'cn'),
    'aurora/brand.json, country',
    /"cn" is no code of a country, .*; write "CN"/,
  ],
  ['another id than the folder', config(['id'], 'borealis'), 'aurora/brand.json, id', /write "aurora"/],
  [
    'minesweeper with withdrawal',
    config(['features'], { envelopes: { minesweeper: true } }),
    'aurora/brand.json, features.envelopes.minesweeper',
    /gambling by law; switch features\.wallet\.withdrawal off, or name the permit in licence/,
  ],
  [
    'Google half on',
    config(['google', 'enabled'], true),
    'aurora/brand.json, features.google',
    /give both the same value/,
  ],
  [
    'tabs without me',
    config(['tabs'], ['home', 'chat']),
    'aurora/brand.json, tabs',
    /could not reach their own page and the settings; write \["home","chat","me"\]/,
  ],
  [
    'a tab that is none',
    config(['tabs'], ['feed', 'me']),
    'aurora/brand.json, tabs[0]',
    /"feed" is none of the choices, .*; write "home", "discover"/,
  ],
  [
    'a tab that is switched off',
    (fixture) =>
      fixture
        .change('aurora/brand.json', ['features', 'discover'], false)
        .then(() => fixture.change('aurora/brand.json', ['tabs'], ['home', 'discover', 'me'])),
    'aurora/brand.json, tabs[1]',
    /discover is switched off, so nothing would stand there; remove it/,
  ],
  ['one tab', config(['tabs'], ['me']), 'aurora/brand.json, tabs', /too few to use; write at least 2/],
  [
    'six tabs',
    config(['tabs'], ['home', 'discover', 'chat', 'notifications', 'wallet', 'me']),
    'aurora/brand.json, tabs',
    /more than are used; write at most 5/,
  ],
  [
    'a tab twice',
    config(['tabs'], ['home', 'me', 'me']),
    'aurora/brand.json, tabs[2]',
    /stands in the list twice/,
  ],
  [
    'a start that guests may not open',
    config(['start'], { guest: 'wallet' }),
    'aurora/brand.json, start.guest',
    /"wallet" is none of the choices, .*; write "home", "discover" or "login"/,
  ],
  [
    'a country that stands first already',
    config(['countries'], ['IN', 'CN']),
    'aurora/brand.json, countries[1]',
    /"CN" stands first as country already; remove it/,
  ],
  [
    'a country without phone numbers',
    config(['countries'], ['ZZ']),
    'aurora/brand.json, countries[0]',
    /"ZZ" has no phone numbers of its own, .*; write the code of a country/,
  ],
  [
    'a way to log in that is none',
    config(['login_order'], ['mail']),
    'aurora/brand.json, login_order[0]',
    /"mail" is none of the choices, .*; write "phone", "email", "google" or "qr"/,
  ],
  [
    'a way to log in that is switched off',
    config(['login_order'], ['google', 'phone']),
    'aurora/brand.json, login_order[0]',
    /Google is switched off, so nothing would stand there/,
  ],
  [
    'a link to a place that is none',
    config(['links'], [{ label: LABEL, url: 'https://plum.example/imprint', places: ['feed'] }]),
    'aurora/brand.json, links[0].places[0]',
    /"feed" is none of the choices, .*; write "login", "about" or "footer"/,
  ],
  [
    'a path that leads to another host',
    config(['links'], [{ label: LABEL, url: '//plum.example', places: ['about'] }]),
    'aurora/brand.json, links[0].url',
    /begins with two slashes, .*; write one slash for a path of the product/,
  ],
  [
    'a script as a further link',
    config(['links'], [{ label: LABEL, url: 'javascript:alert(1)', places: ['footer'] }]),
    'aurora/brand.json, links[0].url',
    /is no https:\/\/ address/,
  ],
  [
    'a link without a name',
    config(
      ['links'],
      [{ label: { ...LABEL, en: '\u200b' }, url: 'https://plum.example/imprint', places: ['footer'] }],
    ),
    'aurora/brand.json, links[0].label.en',
    /shows nothing, .*; write a name, such as "Imprint"/,
  ],
  [
    'too many links',
    config(
      ['links'],
      Array.from({ length: 9 }, (_, at) => ({ label: LABEL, url: `/hashtags/${at}`, places: ['about'] })),
    ),
    'aurora/brand.json, links',
    /the list has 9 entries, more than are used; write at most 8/,
  ],
  [
    'an age of children',
    config(['minimum_age'], 3),
    'aurora/brand.json, minimum_age',
    /3 is too small to be used; write 12 or more/,
  ],
  [
    'an age in words',
    config(['minimum_age'], '18+'),
    'aurora/brand.json, minimum_age',
    /"18\+" is a text where a whole number belongs/,
  ],
  [
    'page views without an address',
    config(['analytics'], { consent: true }),
    'aurora/brand.json, analytics.url',
    /it is missing/,
  ],
  [
    'page views to a host without a scheme',
    config(['analytics'], { url: 'stats.plum.example' }),
    'aurora/brand.json, analytics.url',
    /is no https:\/\/ address/,
  ],
  [
    'page views to a path of the product',
    config(['analytics'], { url: '/ops/views' }),
    'aurora/brand.json, analytics.url',
    /the product answers at that path itself, .*; write another path/,
  ],
  [
    'page views to two slashes',
    config(['analytics'], { url: '//stats.plum.example' }),
    'aurora/brand.json, analytics.url',
    /begins with two slashes/,
  ],
  [
    'a quota of nothing',
    config(['quotas'], { messages_per_minute: 0 }),
    'aurora/brand.json, quotas.messages_per_minute',
    /0 is too small to be used; write 5 or more/,
  ],
  [
    'a quota that is none',
    config(['quotas'], { posts_per_year: 10 }),
    'aurora/brand.json, quotas.posts_per_year',
    /posts_per_year/,
  ],
  [
    'a rule for guests that is none',
    config(['guests'], { wallet: false }),
    'aurora/brand.json, guests.wallet',
    /nothing reads this key/,
  ],
  [
    'a rule for guests in words',
    config(['guests'], { search: 'members' }),
    'aurora/brand.json, guests.search',
    /"members" is a text where true or false belongs/,
  ],
  [
    'no page of the feed for guests',
    config(['guests'], { feed_pages: 0 }),
    'aurora/brand.json, guests.feed_pages',
    /0 is too small to be used; write 1 or more/,
  ],
  [
    'pages of a feed that is closed',
    config(['guests'], { feed: false, feed_pages: 3 }),
    'aurora/brand.json, guests.feed_pages',
    /the feed is closed to guests, so there are no pages to count; remove it/,
  ],
  [
    'comments of posts that are closed',
    config(['guests'], { posts: false, comments: true }),
    'aurora/brand.json, guests.comments',
    /posts are closed to guests, and comments stand on their pages/,
  ],
  [
    'guests of a page that is off',
    (fixture) =>
      fixture
        .change('aurora/brand.json', ['features', 'discover'], false)
        .then(() => fixture.change('aurora/brand.json', ['guests'], { discover: false })),
    'aurora/brand.json, guests.discover',
    /discover is switched off for everybody/,
  ],
  [
    'a start that is closed to guests',
    (fixture) =>
      fixture
        .change('aurora/brand.json', ['start'], { guest: 'home' })
        .then(() => fixture.change('aurora/brand.json', ['guests'], { feed: false })),
    'aurora/brand.json, start.guest',
    /closed to guests, so they could not begin there; write "login"/,
  ],
  [
    'a captcha without id',
    config(['features'], { captcha: true }),
    'aurora/brand.json, captcha.id',
    /without an id/,
  ],
];
