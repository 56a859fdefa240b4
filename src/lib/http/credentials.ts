/** Where calls get their token. The auth domain implements it; a guest has none. */
export interface Credentials {
  access(): string | undefined;
  /**
   * Replaces a token that was refused with 401. True: `access()` has a new one and the call is repeated once.
   * False: there is none any more; whatever belonged to the session has been cleared.
   */
  refresh(failed: string): Promise<boolean>;
  /** The renewed token was refused with 401 too: if it is still the current one, the session is over. */
  refuse(failed: string): void;
}

export const noCredentials: Credentials = {
  access: () => undefined,
  refresh: async () => false,
  refuse: () => undefined,
};
