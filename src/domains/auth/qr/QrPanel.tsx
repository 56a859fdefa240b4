import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';
import { useBrand } from '../../brand/index.ts';
import { QrPanelView, type QrPanelViewProps } from './QrPanelView.tsx';
import { qrLink } from './qr-link.ts';
import { QrLogin } from './qr-login.store.ts';

const linkOf = (passcode: string): string => qrLink(location.origin, passcode);

/** Asks for a code, shows it, and signs in when a signed-in device accepts. One code: the next one is asked for by hand. */
export const QrPanel = observer(function QrPanel({ layout }: Pick<QrPanelViewProps, 'layout'>) {
  const { http, session, toasts } = useStores();
  const { title } = useBrand();
  const [wait] = useState(() => new QrLogin(http, session));
  useEffect(() => {
    void wait.start();
    return wait.watch();
  }, [wait]);
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => toasts.show({ id: 'qr.copied' }, 'success'),
      () => toasts.show({ id: 'me.id.copy_failed' }, 'error'),
    );
  return (
    <QrPanelView
      state={wait.state}
      brand={title}
      linkOf={linkOf}
      layout={layout}
      onRenew={() => void wait.start()}
      onCopy={(link) => void copy(link)}
    />
  );
});
