import {
  AppBar,
  Box,
  CloseIcon,
  CopyIcon,
  IconButton,
  Inline,
  ShareIcon,
  TrashIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';
import { useMessageCommands } from '../actions/useMessageCommands.ts';
import { RoomHeading } from '../RoomHeading.tsx';
import type { SelectionBarProps } from './selection-bar.ts';

const ForwardSheet = lazily(() => import('../actions/ForwardSheet.tsx'), 'ForwardSheet', {
  failed: overlayFailed,
});

/** Instead of a room's bar while its messages are being chosen: how many, and what can be done with all of them. */
export const SelectionBar = observer(function SelectionBar({ room, group }: SelectionBarProps) {
  const text = useText();
  const commands = useMessageCommands(room, group);
  const [isForwarding, setForwarding] = useState(false);
  const { selection } = room;
  const chosen = selection.ids
    .flatMap((id) => room.find(id) ?? [])
    .toSorted((one, other) => one.seq - other.seq);
  const abilities = chosen.map(commands.can);
  const end = () => selection.clear();
  return (
    <>
      <AppBar
        tone="raised"
        start={<IconButton icon={CloseIcon} label={text('room.select.end')} onClick={end} />}
        center={
          <Box role="status">
            <RoomHeading>{text('room.select.count', { count: chosen.length })}</RoomHeading>
          </Box>
        }
        end={
          <Inline gap="none">
            {abilities.some(({ copy }) => copy) && (
              <IconButton
                icon={CopyIcon}
                label={text('room.copy')}
                onClick={() => {
                  void commands.copy(chosen);
                  end();
                }}
              />
            )}
            {chosen.length > 0 && abilities.every(({ forward }) => forward) && (
              <IconButton icon={ShareIcon} label={text('room.forward')} onClick={() => setForwarding(true)} />
            )}
            {chosen.length > 0 && abilities.every(({ retract }) => retract) && (
              <IconButton
                icon={TrashIcon}
                label={text('room.retract')}
                onClick={() => {
                  commands.retract(chosen);
                  end();
                }}
              />
            )}
          </Inline>
        }
      />
      {isForwarding && (
        <ForwardSheet
          open={isForwarding}
          messages={chosen}
          onClose={() => setForwarding(false)}
          onSent={({ failed }) => selection.keep(failed)}
        />
      )}
    </>
  );
});
