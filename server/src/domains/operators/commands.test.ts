import { CALLS, type CallName } from '@livery/contract/calls';
import { expect, test } from 'vitest';
import { main } from '../../../cli/ops/main.ts';
import { hearCommands } from '../../testing/heard.ts';

const heard = hearCommands();

type OpsCall = Extract<CallName, `${string} /ops/api/${string}`>;

/** The command that does the same over the same service; `not`: why there is none. */
const COMMAND_OF: { readonly [Call in OpsCall]: string | { readonly not: string } } = {
  'POST /ops/api/sign-in': { not: 'whoever has the machine is not asked who they are' },
  'POST /ops/api/sign-in/code': { not: 'whoever has the machine is not asked who they are' },
  'POST /ops/api/sign-out': { not: 'a command has no session' },
  'GET /ops/api/me': { not: 'a command is run by an account of the system' },
  'GET /ops/api/sessions': { not: 'a command has no session' },
  'DELETE /ops/api/sessions': { not: 'a command has no session' },
  'DELETE /ops/api/sessions/:id': { not: 'a command has no session; operator renew ends all of somebody' },
  'GET /ops/api/operators': 'operator list',
  'POST /ops/api/operators': 'operator add',
  'POST /ops/api/operators/:name/renew': 'operator renew',
  'POST /ops/api/operators/:name/disable': 'operator disable',
  'PUT /ops/api/operators/:name/role': 'operator role',
  'GET /ops/api/settings': 'settings show',
  'PUT /ops/api/settings/:key': 'settings set',
  'POST /ops/api/settings/:key/undo': 'settings undo',
  'GET /ops/api/maintenance': 'maintenance show',
  'PUT /ops/api/maintenance': 'maintenance on',
  'GET /ops/api/audit': 'audit list',
  'GET /ops/api/audit/check': 'audit check',
  'GET /ops/api/audit/export': 'audit export',
  'GET /ops/api/today': 'today',
  'GET /ops/api/people': 'person find',
  'GET /ops/api/people/:id': 'person show',
  'PUT /ops/api/people/:id': 'person set',
  'POST /ops/api/people/:id/reveal': 'person reveal',
  'POST /ops/api/people/:id/ban': 'person ban',
  'POST /ops/api/people/:id/lift': 'person lift',
  'POST /ops/api/people/:id/sign-out': 'person sign-out',
  'POST /ops/api/people/:id/sessions/:session/end': 'person end-session',
  'POST /ops/api/people/:id/security-code': 'person forget-security-code',
  'POST /ops/api/people/:id/unbind': 'payments unbind',
  'POST /ops/api/people/:id/notice': 'notice',
  'POST /ops/api/people/:id/erase': 'person erase',
  'POST /ops/api/people/:id/export': 'person export',
  'GET /ops/api/people/:id/export/:ticket': 'person export',
  'GET /ops/api/announcements': 'notice list',
  'POST /ops/api/announcements/count': 'notice',
  'POST /ops/api/announcements': 'notice',
  'POST /ops/api/announcements/:id/stop': 'notice stop',
  'GET /ops/api/reports': 'report list',
  'GET /ops/api/reports/:id': 'report show',
  'GET /ops/api/reports/:id/each': 'report show',
  'GET /ops/api/reports/:id/files/:report/:at': { not: 'pictures and films are looked at in the console' },
  'POST /ops/api/reports/:id/decide': 'report uphold',
  'GET /ops/api/posts': 'posts list',
  'POST /ops/api/posts/:id/review': 'posts approve',
  'GET /ops/api/groups': 'group list',
  'POST /ops/api/groups/:id/dissolve': 'group dissolve',
  'GET /ops/api/comments': 'comment list',
  'POST /ops/api/comments/:id/visibility': 'comment remove',
  'GET /ops/api/hashtags': 'hashtag list',
  'POST /ops/api/hashtags/:name/visibility': 'hashtag hide',
  'GET /ops/api/block-words': 'words list',
  'POST /ops/api/block-words/change': 'words add',
  'POST /ops/api/block-words/test': 'words test',
  'GET /ops/api/discover': 'discover list',
  'POST /ops/api/discover/pictures': 'discover add',
  'PUT /ops/api/discover/:id': 'discover edit',
  'POST /ops/api/discover/:id/move': 'discover move',
  'POST /ops/api/discover/:id/remove': 'discover remove',
  'POST /ops/api/discover/:id/undo': 'discover undo',
  'GET /ops/api/invites': 'invite list',
  'POST /ops/api/invites': 'invite add',
  'GET /ops/api/invites/export': 'invite export',
  'POST /ops/api/invites/:id/withdraw': 'invite withdraw',
  'GET /ops/api/invites/:id/people': 'invite uses',
  'GET /ops/api/envelopes/:id': 'envelope verify',
  'GET /ops/api/movements': 'points list',
  'POST /ops/api/movements': 'deposit',
  'POST /ops/api/movements/:id/decide': 'points approve',
  'GET /ops/api/merchants': 'merchants list',
  'POST /ops/api/merchants': 'merchants add',
  'POST /ops/api/merchants/:id/open': 'merchants open',
  'POST /ops/api/merchants/:id/settlements': 'merchants settle',
  'GET /ops/api/settlements': 'merchants settlements',
  'POST /ops/api/merchants/:id/settlements/:settlement/decide': 'merchants approve',
  'GET /ops/api/orders': 'payments list',
  'GET /ops/api/orders/export': 'payments export',
  'GET /ops/api/payments': 'payments list',
  'POST /ops/api/payments/:id/retry': 'payments retry',
  'POST /ops/api/payments/:id/fail': 'payments fail',
  'POST /ops/api/payments/:id/succeed': 'payments succeed',
  'GET /ops/api/payments/differences': 'payments differences',
  'POST /ops/api/payments/differences/:id/close': 'payments close',
  'GET /ops/api/ledger': 'ledger find',
  'GET /ops/api/ledger/transfers/:id': 'ledger show',
  'GET /ops/api/ledger/statement': 'ledger statement',
  'GET /ops/api/ledger/checks': 'ledger checks',
  'POST /ops/api/ledger/checks': 'ledger verify',
  'POST /ops/api/ledger/freeings': 'points free',
  'POST /ops/api/ledger/freeings/decide': 'points free',
  'GET /ops/api/ledger/closings/:day': 'ledger closing',
  'GET /ops/api/ledger/closings/:day/export': 'ledger closing',
};

const NAMES = (Object.keys(CALLS) as CallName[]).filter((name) => name.includes(' /ops/api/')).sort();
const COMMANDS = [...new Set(Object.values(COMMAND_OF))].filter((command) => typeof command === 'string');

test('every call of the console is reached by a command, or it is said why not', () => {
  expect(Object.keys(COMMAND_OF).sort()).toEqual(NAMES);
});

test.each(COMMANDS)('there is a command "%s", and help and completion know it', async (command) => {
  const [name = '', act] = command.split(' ');
  expect(await main(['help', name])).toBe(0);
  const lines = heard.said.split('\n').slice(2);
  expect(lines[0]).toMatch(new RegExp(`^ {2}${name}\\b`));
  const acts = lines.flatMap((line) => /^ {2}\S+ ([a-z|_-]+)/.exec(line)?.[1]?.split('|') ?? []);
  if (act !== undefined) expect(acts).toContain(act);
});

/** What an act wants to be told before it looks for its brand; `x --reason x` where it stands nowhere here. */
const WORDS_OF: Readonly<Record<string, string>> = {
  'operator add': 'x --role owner --reason x',
  'operator role': 'x --role owner --reason x',
  'settings set': 'wallet two_operators_from=1 --reason x',
  'settings undo': 'wallet 1 --reason x',
  'audit list': '',
  'audit check': '',
  'audit export': '',
  today: '',
  'person set': 'x --memo x --reason x',
  'person ban': 'x --for-good --reason x',
  'person end-session': 'x --session x --reason x',
  'person export': 'x --to x --reason x',
  'notice list': '',
  'report show': '1',
  'report uphold': '1 --reason x',
  'invite list': '',
  'invite add': '',
  'invite export': '--batch x',
  deposit: 'x 1.00 --type 121 --remark x',
  'points approve': '1 x 1.00',
  'ledger find': '',
  'ledger show': '1',
  'ledger statement': 'x',
  'ledger checks': '',
  'ledger verify': '',
  'ledger closing': '2026-01-31',
};

/** What is said once all else was accepted: nothing is done. */
const NO_SUCH_BRAND = 'Name a brand with --brand: ';

const told = async (name: string, words: string) => {
  heard.said = '';
  const code = await main([...`${name} ${words}`.trim().split(' '), '--brand', 'nobodys']);
  return { code, said: heard.said };
};

test.each(COMMANDS)('"%s" is one that runs, and with another act none does', async (command) => {
  const words = WORDS_OF[command] ?? 'x --reason x';
  const [name = '', act] = command.split(' ');
  expect(await told(command, words)).toEqual({ code: 2, said: expect.stringContaining(NO_SUCH_BRAND) });
  if (act === undefined || name === 'notice') return;
  expect(await told(`${name} nothing`, words)).toEqual({
    ...{ code: 2, said: expect.not.stringContaining(NO_SUCH_BRAND) },
  });
});
