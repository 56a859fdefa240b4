import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../..');

/** Where a name is somebody's own on purpose, and why. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'domains/contacts/share/PersonCard.tsx': 'others read the card',
  'domains/contacts/share/SharePersonSheet.tsx': 'others read the title',
  'domains/contacts/person/GuestPersonView.tsx': 'a guest calls nobody anything',
  'domains/contacts/person/PersonHead.tsx': 'beside what I call them',
  'domains/contacts/list/contact-sections.ts': 'found by it as well',
  'domains/contacts/list/kept-contacts.ts': 'kept',
  'domains/contacts/list/read-contacts.ts': 'read',
  'domains/contacts/memo/MemoSheet.tsx': 'the field of it',
  'domains/contacts/memo/memo-form.store.ts': 'the field of it',
  'domains/messages/components/mentions/useMentions.tsx': 'all read a mention',
  'domains/messages/components/bubbles/CardBubble.tsx': 'initials under a picture',
  'domains/messages/components/media/MediaRows.tsx': 'initials under a picture',
  'domains/messages/components/groups/PeoplePicker.tsx': 'found by it as well',
  'domains/messages/components/notices/JoinsNotice.tsx': 'handed to nameOf',
  'domains/messages/components/notices/notice.model.ts': 'handed to who names people',
  'domains/messages/components/notices/useNoticeText.ts': 'handed to nameOf',
  'domains/messages/message.model.ts': 'handed on',
  'domains/messages/messages.domain.ts': 'the event',
  'domains/messages/presence/typing.store.ts': 'handed to nameOf',
  'domains/messages/replies.store.ts': 'kept',
  'domains/messages/mentions/member-search.store.ts': 'found by it as well',
  'domains/social/comments/comment-pieces.ts': 'all read a mention',
  'domains/social/plain/PlainMedia.tsx': 'stands where no program runs',
  'domains/social/plain/PlainPost.tsx': 'stands where no program runs',
  'domains/social/plain/PlainPosts.tsx': 'stands where no program runs',
  'domains/social/post.model.ts': 'where nothing is given',
  'domains/social/share/PostCode.tsx': 'others read the card',
};

/** Handing a name to `nameOf`, or to the initials under a picture, shows none. */
const HARMLESS = [
  /nameOf\(\{[^}]*\}\)/gs,
  /name=\{\w+(\.\w+)*\.nickname\} src/g,
  /\/\*\*.*?\*\//gs,
  /\/\/.*$/gm,
];

const rest = (source: string): string =>
  HARMLESS.reduce((text, pattern) => text.replace(pattern, ''), source);

it('wherever chats, contacts and posts name a person, it is as the reader calls them', () => {
  const files = globSync('domains/{contacts,groups,messages,notifications,search,social}/**/*.{ts,tsx}', {
    cwd: SRC,
  }).filter((file) => !/\.(test|stories)\.|testing|\/lives\//.test(file));
  const shown = files.filter((file) => /\bnickname\b/.test(rest(readFileSync(join(SRC, file), 'utf8'))));
  expect(files.length).toBeGreaterThan(250);
  expect(shown.filter((file) => !(file in OWN_NAMES))).toEqual([]);
});
