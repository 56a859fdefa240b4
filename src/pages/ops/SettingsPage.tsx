import { Button, ErrorState, Inline, Link, Skeleton, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { MaintenanceNotice } from '../../domains/maintenance/later.ts';
import {
  MaintenanceCard,
  MaintenanceForm,
  OpsSettings,
  SettingCard,
  useOps,
} from '../../domains/operators/index.ts';
import type { MessageId } from '../../lib/intl/ids.ts';
import { useText } from '../../lib/intl/useText.ts';
import { OpsPage } from './OpsPage.tsx';

const Preview = observer(function Preview({ form }: { form: MaintenanceForm }) {
  const { preview } = form;
  const end = Date.parse(preview.maintain_end ?? '');
  return (
    <MaintenanceNotice
      maintenance={preview}
      endsAt={Number.isNaN(end) ? undefined : end}
      onCheck={() => Promise.resolve()}
    />
  );
});

const Forms = observer(function Forms({ settings }: { settings: OpsSettings }) {
  const text = useText();
  if (settings.status === 'failed')
    return (
      <ErrorState
        title={text('ops.failed')}
        text={text('ops.failed.text')}
        action={<Button onClick={() => void settings.load()}>{text('ops.retry')}</Button>}
      />
    );
  if (settings.status === 'loading') return <Skeleton />;
  return settings.forms.map((form) => <SettingCard key={form.setting.key} form={form} />);
});

/** The settings by name; the one that the address names is before one's eyes. */
const Contents = observer(function Contents({ settings }: { settings: OpsSettings }) {
  const text = useText();
  const { hash } = useLocation();
  const isReady = settings.status === 'ready';
  useEffect(() => {
    if (isReady && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, isReady]);
  if (!isReady) return null;
  return (
    <Inline as="nav" gap="md" wrap aria-label={text('ops.settings.contents')}>
      {settings.forms.map(({ setting: { key } }) => (
        <Link key={key} href={`/ops/settings#${key}`}>
          {text(`ops.setting.${key}` as MessageId)}
        </Link>
      ))}
    </Inline>
  );
});

/** What holds for everybody of the brand. */
export function SettingsPage() {
  const text = useText();
  const { http } = useOps();
  const [settings] = useState(() => new OpsSettings(http));
  const [maintenance] = useState(() => new MaintenanceForm(http));
  useEffect(() => void settings.load(), [settings]);
  return (
    <OpsPage title={text('ops.settings')} width="column">
      <Stack gap="lg">
        <Contents settings={settings} />
        <MaintenanceCard form={maintenance} preview={(form) => <Preview form={form} />} />
        <Forms settings={settings} />
      </Stack>
    </OpsPage>
  );
}
