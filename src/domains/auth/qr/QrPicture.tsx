import { Avatar, Icon, RefreshIcon, Spinner } from '@livery/design-system';
import { QrCode, QrPlaceholder } from '@livery/design-system/qr';
import { useText } from '../../../lib/intl/useText.ts';
import type { QrLoginState } from './qr-login.store.ts';

export interface QrPictureProps {
  state: QrLoginState;
  /** The brand's name. */
  brand: string;
  /** The address that a login code holds. */
  linkOf: (passcode: string) => string;
  /** `beside`: words beside the code. `under`: a larger code over its words. */
  layout: 'beside' | 'under';
}

/** The content of the code's square. */
export function QrPicture({ state, brand, linkOf, layout }: QrPictureProps) {
  const text = useText();
  const size = layout === 'beside' ? 'md' : 'lg';
  if (state.status === 'waiting')
    return <QrCode size={size} value={linkOf(state.passcode)} label={text('qr.code', { brand })} />;
  return (
    <QrPlaceholder size={size}>
      {state.status === 'scanned' && <Avatar size="xl" name={state.by.nickname} src={state.by.avatar} />}
      {(state.status === 'asking' || state.status === 'entering') && <Spinner />}
      {(state.status === 'refused' || state.status === 'expired' || state.status === 'failed') && (
        <Icon of={RefreshIcon} size="xl" />
      )}
    </QrPlaceholder>
  );
}
