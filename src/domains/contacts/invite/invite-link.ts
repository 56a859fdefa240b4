/** Where somebody registers with an invite code: the form takes it from there. */
export const inviteLink = (origin: string, code: string): string =>
  `${origin}/register?inviteCode=${encodeURIComponent(code)}`;
