import { parseInviteCode, parseShareCode } from '@livery/contract';
import { JOIN } from '../../../lib/join-link.ts';

const PAGE = '/guest-page/';
const ID = /^[\w-]{1,64}$/;

/** What the QR code of a person holds: their page, which any phone's camera opens. */
export const personLink = (origin: string, id: string): string => `${origin}${PAGE}${id}`;

/** What a scanned code leads to: a person of this brand, a group, who invites with a code of theirs, or why to nobody. */
export type ScannedCode =
  | { kind: 'person'; id: string }
  | { kind: 'group'; code: string }
  | { kind: 'invite'; code: string }
  | { kind: 'elsewhere' }
  | { kind: 'none' };

/** `elsewhere`: something of another brand, or another site. */
export const readScannedCode = (words: string, origin: string): ScannedCode => {
  const text = words.trim();
  if (!URL.canParse(text)) return { kind: 'none' };
  const { origin: site, pathname, searchParams } = new URL(text);
  if (site !== origin) return { kind: 'elsewhere' };
  const id = pathname.startsWith(PAGE) ? pathname.slice(PAGE.length) : '';
  if (ID.test(id)) return { kind: 'person', id };
  const group = pathname === '/chat' ? parseShareCode(searchParams.get(JOIN) ?? '') : undefined;
  if (group) return { kind: 'group', code: group };
  const invite = pathname === '/register' ? parseInviteCode(searchParams.get('inviteCode') ?? '') : undefined;
  return invite ? { kind: 'invite', code: invite } : { kind: 'none' };
};
