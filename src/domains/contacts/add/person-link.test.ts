import { expect, it } from 'vitest';
import { joinLink } from '../../../lib/join-link.ts';
import { inviteLink } from '../invite/invite-link.ts';
import { personLink, readScannedCode } from './person-link.ts';

const HERE = 'https://jade.example';

it('reads what it writes', () => {
  expect(readScannedCode(personLink(HERE, 'u_7k-2m9'), HERE)).toEqual({ kind: 'person', id: 'u_7k-2m9' });
});

it('reads what leads into a group, and what an inviter shows', () => {
  const code = '7k2m9q4x8b1z';
  expect(readScannedCode(joinLink(HERE, code), HERE)).toEqual({ kind: 'group', code });
  expect(readScannedCode(inviteLink(HERE, 'AB12CD'), HERE)).toEqual({ kind: 'invite', code: 'AB12CD' });
});

it.each([
  ['https://saffron.example/chat?join=7k2m9q4x8b1z', 'elsewhere'],
  ['https://jade.example/chat?join=7k2m', 'none'],
  ['https://jade.example/register?inviteCode=', 'none'],
  ['https://saffron.example/guest-page/u7', 'elsewhere'],
  ['https://jade.example.evil/guest-page/u7', 'elsewhere'],
  ['https://jade.example/profile?dialogVisible=scan#abc', 'none'],
  ['https://jade.example/guest-page/a/b', 'none'],
  ['https://jade.example/guest-page/', 'none'],
  ['hello', 'none'],
])('%s leads to nobody: %s', (words, kind) => {
  expect(readScannedCode(words, HERE)).toEqual({ kind });
});
