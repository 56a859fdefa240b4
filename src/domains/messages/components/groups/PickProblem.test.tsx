import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Submission } from '../../../../lib/forms/submission.ts';
import { refusal } from '../../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import { ChosenPeople, pickWords } from '../../../groups/index.ts';
import { memberOf } from '../../../groups/testing.ts';
import { PickProblem } from './PickProblem.tsx';

afterEach(cleanup);

const refused = (params: Record<string, string>) =>
  refusal('api.invalid_member_id', { params, explanation: { display: 'pass' } as never });

const shown = async (params: Record<string, string>) => {
  const chosen = new ChosenPeople(50, [
    memberOf('ann', 'Ann'),
    memberOf('ben', 'Ben'),
    memberOf('cas', 'Cas'),
  ]);
  const sending = new Submission(pickWords);
  render(
    <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
      <PickProblem of={sending} chosen={chosen} />
    </LanguageProvider>,
  );
  await act(async () => {
    await sending.send(() => Promise.reject(refused(params)));
  });
  return chosen;
};

it('names who cannot be added, and goes on without them', async () => {
  const chosen = await shown({ member_ids: 'ann,cas' });
  expect(screen.getByRole('alert').textContent).toContain('Ann and Cas can’t be added');
  await userEvent.click(screen.getByRole('button', { name: english['group.pick.without'] }));
  expect(chosen.ids).toEqual(['ben']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('names nobody where the server does not', async () => {
  await shown({});
  expect(screen.getByRole('alert').textContent).toBe(english['group.pick.refused']);
});
