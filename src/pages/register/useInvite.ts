import { parseInviteCode } from '@livery/contract';
import { useEffect } from 'react';
import type { useRegisterForm } from '../../domains/auth/index.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { isText } from '../../lib/storage/stored-value.ts';
import { tabValue } from '../../lib/storage/tab-value.ts';

const kept = tabValue('invite', 1, isText);

/**
 * By whose invitation somebody came: their code stands in the form already, also when they come back to it later. Once
 * somebody is signed in it is over: the next account of this tab came another way.
 */
export const useInvite = (form: ReturnType<typeof useRegisterForm>, isSignedIn: boolean): void => {
  const asked = parseInviteCode(useQuery().get('inviteCode') ?? '');
  useEffect(() => {
    if (isSignedIn) return kept.clear();
    if (asked) kept.write(asked);
    const code = asked || kept.read();
    if (code !== undefined && form.values.invite_code === '') form.set('invite_code', code);
  }, [form, asked, isSignedIn]);
};
