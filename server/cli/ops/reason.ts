import { UsageError } from '../brand/usage.ts';

const LONGEST = 300;

/** Why something is done, for the audit log: asked for wherever the console asks. @throws UsageError */
export const reasonOf = (text: string): string => {
  const reason = text.trim();
  if (reason === '' || reason.length > LONGEST)
    throw new UsageError(`Say why with --reason, in up to ${LONGEST} characters.`);
  return reason;
};
