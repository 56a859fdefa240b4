import { LIMITS } from '@livery/contract';
import { Button, TextArea } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import { PersonNotice } from './person-notice.store.ts';

/** The way to tell one person something, which they read among their notices. */
export const NoticeDialog = observer(function NoticeDialog({ id }: { id: string }) {
  const text = useText();
  const { http, toasts } = useOps();
  const notice = useMemo(() => new PersonNotice(http), [http]);
  const tell = async () => {
    if (await notice.tell()) toasts.show({ id: 'ops.people.done.notice' }, 'success');
  };
  return (
    <>
      <Button onClick={() => notice.ask(id)}>{text('ops.people.notice')}</Button>
      <ReasonDialog
        open={notice.asking.asked !== undefined}
        title={text('ops.people.notice')}
        text={text('ops.people.notice.text')}
        act={text('ops.people.notice.act')}
        tone="primary"
        form={notice.asking}
        onAct={() => void tell()}
        onClose={() => notice.ask(undefined)}
      >
        {(['zh', 'en'] as const).map((language) => (
          <TextArea
            key={language}
            label={text(`ops.people.notice.${language}`)}
            value={notice[language]}
            onChange={(typed) => notice.set({ [language]: typed })}
            maxLength={LIMITS.notice}
          />
        ))}
      </ReasonDialog>
    </>
  );
});
