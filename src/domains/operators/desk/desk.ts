import type { Submission } from '../../../lib/forms/submission.ts';

/** Where one thing after the other is decided: it is let be, or something is done about it, with a reason. */
export interface Desk {
  readonly reason: string;
  readonly sending: Submission;
  setReason(reason: string): void;
  /** To the one before or after, where there is one. */
  step(by: 1 | -1): void;
  /** Key A. True when it was decided so. */
  accept(): Promise<boolean>;
  /** What the reason is written for. True when it was decided so. */
  act(): Promise<boolean>;
}
