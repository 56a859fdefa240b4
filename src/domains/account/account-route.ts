/** The dialogs over the settings, by what the address says (product.md section 2): `changePassword`, or `dialogVisible`. */
export const ACCOUNT_DIALOGS = ['account', 'password', 'security', 'sessions', 'scan', 'delete'] as const;
export type AccountDialogName = (typeof ACCOUNT_DIALOGS)[number];

const isOff = (value: string | null): boolean => value === null || value === '0' || value === 'false';

export const parseAccountDialog = (query: URLSearchParams): AccountDialogName | undefined => {
  if (!isOff(query.get('changePassword'))) return 'password';
  return ACCOUNT_DIALOGS.find((dialog) => dialog === query.get('dialogVisible'));
};

export const SETTINGS = '/profile';

/** Address of a dialog; of `scan` the link in a login code says the same. */
export const accountPath = (dialog: AccountDialogName): string =>
  dialog === 'password' ? `${SETTINGS}?changePassword=1` : `${SETTINGS}?dialogVisible=${dialog}`;
