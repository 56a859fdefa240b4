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

test('what a command of that mapping is called is one that runs', async () => {
  for (const command of COMMANDS) {
    const [name = '', act = 'x'] = command.split(' ');
    heard.said = '';
    // Without a brand: nothing is done, whatever it is.
    expect(await main([name, act, 'x', 'x', '1', '--unknown'])).toBe(2);
    expect(heard.said).not.toContain('There is no command');
  }
});
