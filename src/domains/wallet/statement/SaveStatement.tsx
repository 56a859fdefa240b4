import { Button, DownloadIcon, IconButton } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Submission } from '../../../lib/forms/submission.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';
import type { Wallet } from '../wallet.ts';

interface SaveStatementProps {
  wallet: Wallet;
  look: 'icon' | 'button';
}

/** Saves what moved in the month that is looked at. */
export const SaveStatement = observer(function SaveStatement({ wallet, look }: SaveStatementProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { http, toasts } = useStores();
  const [saving] = useState(() => new Submission());
  const { month } = wallet.activity;
  if (month === undefined) return null;
  const save = async () => {
    const done = await saving.send(async () => {
      const { statementOf } = await import('./statement.ts');
      return statementOf(http, month, { text, nameOf });
    });
    if (!done) {
      if (saving.problem) toasts.show(saving.problem, 'error');
      return;
    }
    saveFile(done.result, `points-${month}.csv`);
    toasts.show({ id: 'wallet.saved' }, 'success');
  };
  const button = { icon: DownloadIcon, loading: saving.isSending, onClick: () => void save() };
  return look === 'icon' ? (
    <IconButton {...button} label={text('wallet.save', { month })} />
  ) : (
    <Button {...button} block>
      {text('wallet.save.csv')}
    </Button>
  );
});
