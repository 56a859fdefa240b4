import { Button, Checkbox, Grid, Stack, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BackSheet } from '../../../../lib/BackSheet.tsx';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { linkRule } from '../../../../lib/text/link-rule.ts';
import { returnWords } from '../../returned-words.ts';
import { type Choice, keyOf } from '../../uploads/choosing.ts';
import { sendFiles } from '../../uploads/send-files.ts';
import { useChat } from '../../useChat.ts';
import { useTooLongText } from '../useTooLongText.ts';
import { PreviewTile } from './PreviewTile.tsx';

type Chosen = Choice['files'];

export interface PreviewSheetProps {
  groupId: string;
  files: Chosen;
  /** Put in another order, or fewer; none closes it. */
  onChange: (files: Chosen) => void;
  onClose: () => void;
}

const moved = (files: Chosen, from: number, to: number): Chosen => {
  const list = [...files];
  list.splice(to, 0, ...list.splice(from, 1));
  return list;
};

/** What is about to be sent: its order, what is left out, and a word about it. */
export const PreviewSheet = observer(function PreviewSheet(props: PreviewSheetProps) {
  const { groupId, files: list, onChange, onClose } = props;
  const text = useText();
  const chat = useChat();
  const { groups, uploads } = chat;
  const { toasts } = useStores();
  const [caption, setCaption] = useState('');
  const [isOriginal, setOriginal] = useState(false);
  const mayLink = groups.get(groupId)?.user_auth.permissions.includes('link') ?? true;
  const tooLong = useTooLongText(caption);
  const hasLink = !mayLink && linkRule.finds(caption);
  const problem = tooLong ?? (hasLink ? text('room.no_links') : undefined);
  const handleCaption = (words: string) => {
    if (!mayLink) void linkRule.load();
    setCaption(words);
  };
  const handleSend = async () => {
    onClose();
    const words = caption.trim();
    const hasSent = await sendFiles(list, {
      isOriginal,
      add: (prepared, isLast) => uploads.add(groupId, prepared, isLast ? words : ''),
      showError: (id) => toasts.show({ id }, 'error'),
    });
    // What they were written for is not sent: they go back to the line.
    if (!hasSent && words !== '') returnWords(chat, groupId, { text: words });
  };
  const tiles = list.map(({ file, kind }, index) => (
    <PreviewTile
      key={keyOf(file)}
      file={file}
      kind={kind}
      onRemove={() => onChange(list.filter((one) => one.file !== file))}
      onEarlier={index > 0 ? () => onChange(moved(list, index, index - 1)) : undefined}
      onLater={index < list.length - 1 ? () => onChange(moved(list, index, index + 1)) : undefined}
    />
  ));
  // What is looked at has the whole width.
  const isAlone = list.length === 1 && list[0]?.kind !== 'file';
  return (
    <BackSheet
      open
      onClose={onClose}
      title={text('room.upload.title', { count: list.length })}
      closeLabel={text('room.upload.close')}
      foot={
        <Stack gap="sm" padX="page" padY="sm">
          <TextField
            label={text('room.upload.caption')}
            value={caption}
            onChange={handleCaption}
            error={problem}
          />
          <Button tone="primary" disabled={problem !== undefined} onClick={() => void handleSend()}>
            {text('room.upload.send')}
          </Button>
        </Stack>
      }
    >
      <Stack gap="sm">
        {isAlone ? tiles : <Grid columns="2">{tiles}</Grid>}
        {list.some(({ kind }) => kind === 'image') && (
          <Checkbox checked={isOriginal} onChange={setOriginal}>
            {text('room.upload.original')}
          </Checkbox>
        )}
      </Stack>
    </BackSheet>
  );
});
