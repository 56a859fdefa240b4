import { Button } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';

export interface ForgotDoneProps {
  /** It was the first password of who is signed in. */
  isFirst: boolean;
  onDone: () => void;
}

/** The success of the recovery (product.md section 2): on to the login, or to the account of who is signed in. */
export const ForgotDone = observer(function ForgotDone({ isFirst, onDone }: ForgotDoneProps) {
  const text = useText();
  const { users } = useStores();
  return (
    <Dialog
      open
      onClose={onDone}
      title={text(isFirst ? 'forgot.first.done' : 'forgot.done')}
      text={text(users.isSignedIn ? 'forgot.done.account.text' : 'forgot.done.login.text')}
      actions={
        <Button tone="primary" onClick={onDone}>
          {text(users.isSignedIn ? 'forgot.done.account' : 'forgot.done.login')}
        </Button>
      }
    />
  );
});
