import { ChatType, type Group } from '@livery/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { EmptyLog } from './EmptyLog.tsx';

afterEach(cleanup);

const direct = { id: 'dm', type: ChatType.DM, partner: { id: 'ann', nickname: 'Ann' } } as Group;

it.each([
  ['whom one may write to', direct, true],
  ['whom one has blocked', { ...direct, blocked: true }, false],
  ['who has left', { ...direct, cancelled: true }, false],
])('invites to say something to somebody %s', async (_, group, isInvited) => {
  render(
    <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
      <EmptyLog group={group} />
    </LanguageProvider>,
  );
  expect(screen.queryByText(english['room.first'] as string) !== null).toBe(isInvited);
});
