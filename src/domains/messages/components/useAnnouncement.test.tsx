import type { Message, Person } from '@livery/contract';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { loadMessages } from '../../../locales/all-messages.ts';
import { ME, messageOf } from '../testing.ts';
import { useAnnouncement } from './useAnnouncement.ts';

const kavya = { id: 'them', nickname: 'Kavya' } as Person;

/** What is announced once the room that was opened with `first` has this newest message. */
const listen = async (first: Message | undefined) => {
  const messages = await loadMessages('en');
  const wrapper = ({ children }: PropsWithChildren) => (
    <StoresProvider value={{ users: { id: ME } } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages }}>{children}</LanguageProvider>
    </StoresProvider>
  );
  const { result, rerender } = renderHook(
    (last: Message | undefined) => useAnnouncement({ last }, { display_name: 'Kavya Rao' }),
    { wrapper, initialProps: first },
  );
  return (last: Message | undefined) => {
    rerender(last);
    return result.current;
  };
};
const said = (seq: number, fields: Partial<Message> = {}) =>
  messageOf({ seq, text: 'ok', user: kavya, ...fields });

it('the same words twice are two announcements', async () => {
  const hear = await listen(said(1));
  const [first, second] = [hear(said(2)), hear(said(3))];
  expect(first).toEqual({ id: said(2).id, words: 'Kavya: ok' });
  expect(second).toEqual({ id: said(3).id, words: 'Kavya: ok' });
});

it('neither what was there at first, nor history before it, nor what one says oneself is announced', async () => {
  const hear = await listen(said(5));
  expect(hear(said(5))).toBeUndefined();
  expect(hear(said(4))).toBeUndefined();
  expect(hear(said(6, { user_id: ME }))).toBeUndefined();
});

it('what is no text is called by its kind, and whoever has no name like their conversation', async () => {
  const hear = await listen(undefined);
  const { user: _, ...nameless } = said(1, { type: 'image', text: '' });
  expect(hear(nameless)?.words).toBe('Kavya Rao: [Photo]');
});
