import type { User } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Submission } from '../../../lib/forms/submission.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { ownIdentifier } from '../../auth/index.ts';
import type { Closable } from '../Closable.ts';
import { SecurityCode } from './SecurityCode.tsx';
import { SecurityPromptSheet } from './SecurityPromptSheet.tsx';
import { SecurityPrompt } from './security-prompt.store.ts';

export interface SecurityPromptProps extends Closable {
  /** What is confirmed: "Withdraw to wellpay ···· 88A2". */
  lead: string;
  /** In hundredths, where it is about points. */
  points?: number;
  /** Of the form that is confirmed; what it refuses beside the digits it says itself, once the prompt is closed. */
  sending: Submission;
  /** Sends the form through `sending` with these digits; its call claims `SECURITY_CLAIMS`. */
  send: (securityCode: string) => Promise<unknown>;
  /** It was forgotten and set anew: withdrawals wait from now on. */
  onReset?: () => void;
}

/** Asks, and lets who has none or has forgotten it set one first, and comes back. */
const Prompt = observer(function Prompt(props: SecurityPromptProps & { me: User }) {
  const { me, lead, points, sending, send, onReset, onClose } = props;
  const { users } = useStores();
  const [isForgotten, setForgotten] = useState(false);
  // What went wrong the last time was said then.
  useEffect(() => sending.reset(), [sending]);
  const [prompt] = useState(
    () =>
      new SecurityPrompt({
        sending,
        send,
        onUnset: () => users.accept({ has_security_code: false }),
        onRefused: onClose,
      }),
  );
  const ask = () => {
    setForgotten(false);
    void prompt.type('');
  };
  const askAnew = () => {
    ask();
    onReset?.();
  };
  if (isForgotten) return <SecurityCode me={me} isForgotten onDone={askAnew} onClose={ask} />;
  if (!me.has_security_code) return <SecurityCode me={me} onDone={ask} onClose={onClose} />;
  const forget = ownIdentifier(me) && (() => setForgotten(true));
  return (
    <SecurityPromptSheet prompt={prompt} lead={lead} points={points} onForget={forget} onClose={onClose} />
  );
});

/** The security password, before points go (product.md section 6). Shown while it is asked for. */
export const SecurityPromptDialog = observer(function SecurityPromptDialog(props: SecurityPromptProps) {
  const { me } = useStores().users;
  return me ? <Prompt {...props} me={me} /> : null;
});
