import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import type { LazyStore } from '../../../lib/stores/lazy-store.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { CodeSender } from '../codes/code-sender.store.ts';
import { codesOf } from '../codes/codes.ts';
import type { CaptchaDialogProps } from './CaptchaDialog.tsx';

/** The dialog's code comes with the first captcha; a captcha whose code does not come has failed like any other. */
const useDialog = (codes: LazyStore<CodeSender>): ComponentType<CaptchaDialogProps> | undefined => {
  const [Dialog, setDialog] = useState<ComponentType<CaptchaDialogProps>>();
  const isMissing = codes.value?.check !== undefined && !Dialog;
  useEffect(() => {
    if (!isMissing) return;
    import('./CaptchaDialog.tsx').then(
      (module) => setDialog(() => module.CaptchaDialog),
      () => {
        codes.value?.accept({ type: 'error' });
        codes.value?.cancel();
      },
    );
  }, [codes, isMissing]);
  return Dialog;
};

/**
 * Stands on each screen that sends codes. What sending takes is brought and asked when the screen shows, so that a tap
 * waits for nothing; the captcha shows over the screen, and goes with it.
 */
export const CaptchaHost = observer(function CaptchaHost() {
  const codes = codesOf(useStores());
  useEffect(() => {
    codes.load().then(
      (sender) => sender.prepare(),
      () => undefined,
    );
    return () => codes.value?.cancel();
  }, [codes]);
  const Dialog = useDialog(codes);
  const sender = codes.value;
  if (!sender?.check || !Dialog) return null;
  return <Dialog key={sender.check.round} sender={sender} check={sender.check} />;
});
