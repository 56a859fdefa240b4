import { type IconGlyph, List, ListRow } from '@livery/design-system';
import { type ReactNode, useState } from 'react';
import { BackSheet } from '../BackSheet.tsx';
import type { MessageId } from '../intl/ids.ts';
import { useText } from '../intl/useText.ts';

export interface ShareWay {
  id: MessageId;
  icon: IconGlyph;
  /** `code` turns the sheet to its card; all else goes on in another place. */
  go: 'code' | (() => void);
}

interface ShareWaysProps {
  open: boolean;
  onClose: () => void;
  title: MessageId;
  close: MessageId;
  ways: readonly ShareWay[];
  /** A card with a QR code. */
  code: { title: MessageId; card: ReactNode };
}

/** The ways to pass something on, and a card of it one step further. */
export function ShareWays({ open, onClose, title, close, ways, code }: ShareWaysProps) {
  const text = useText();
  const [isCode, setCode] = useState(false);
  const leave = () => {
    setCode(false);
    onClose();
  };
  const take = (go: ShareWay['go']) => {
    if (go === 'code') return setCode(true);
    leave();
    go();
  };
  return (
    <BackSheet
      open={open}
      onClose={leave}
      title={text(isCode ? code.title : title)}
      closeLabel={text(close)}
      {...(isCode && { back: { label: text('nav.back'), onClick: () => setCode(false) } })}
    >
      {isCode ? (
        code.card
      ) : (
        <List label={text(title)}>
          {ways.map(({ id, icon, go }) => (
            <ListRow key={id} icon={icon} title={text(id)} onClick={() => take(go)} />
          ))}
        </List>
      )}
    </BackSheet>
  );
}
