import { Card, List, ListRow, LogOutIcon } from '@livery/design-system';
import { ConfirmPopup } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../lib/intl/useText.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** The way out: asked about once, and said when it is done. */
export const LogOut = observer(function LogOut() {
  const text = useText();
  const { session, toasts } = useStores();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    // First, and drawn: this place would ask a guest to log in again.
    await navigate('/home/recommend');
    void session.close();
    toasts.show({ id: 'me.log_out.done' }, 'success');
  };
  return (
    <>
      <Card>
        <List label={text('me.session')}>
          <ListRow
            icon={LogOutIcon}
            title={text('me.log_out')}
            tone="danger"
            onClick={() => setAsking(true)}
          />
        </List>
      </Card>
      <ConfirmPopup
        open={isAsking}
        title={text('me.log_out.title')}
        text={text('me.log_out.text')}
        confirmLabel={text('me.log_out')}
        cancelLabel={text('me.log_out.stay')}
        tone="danger"
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
});
