// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { SCAN_PATH } from '../auth/index.ts';
import { ACCOUNT_DIALOGS, accountPath, parseAccountDialog } from './account-route.ts';

const dialogOf = (query: string) => parseAccountDialog(new URLSearchParams(query));

describe('the dialogs over the settings', () => {
  it.each(ACCOUNT_DIALOGS)('have an address each: %s', (dialog) => {
    expect(dialogOf(accountPath(dialog).split('?')[1] ?? '')).toBe(dialog);
  });

  it('open by the addresses of the specification', () => {
    expect(dialogOf('changePassword')).toBe('password');
    expect(dialogOf('changePassword=true')).toBe('password');
    expect(dialogOf('dialogVisible=account')).toBe('account');
  });

  it('are reached by the link in a login code', () => {
    expect(accountPath('scan')).toBe(SCAN_PATH);
  });

  it('stay closed otherwise', () => {
    expect(dialogOf('')).toBeUndefined();
    expect(dialogOf('changePassword=false')).toBeUndefined();
    expect(dialogOf('dialogVisible=anything')).toBeUndefined();
  });
});
