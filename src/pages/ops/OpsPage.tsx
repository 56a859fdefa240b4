import {
  AppBar,
  IconButton,
  Inline,
  Link,
  LogOutIcon,
  Only,
  PageScaffold,
  type PageScaffoldProps,
  Stack,
  Tag,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PageKeys, useOps } from '../../domains/operators/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const Self = observer(function Self() {
  const text = useText();
  const { session, toasts } = useOps();
  const { self } = session;
  if (!self) return null;
  const signOut = async () => {
    if (!(await session.signOut())) toasts.show({ id: 'ops.sign_out.failed' }, 'error');
  };
  return (
    <Inline gap="sm">
      <Link href="/ops/sessions" aria-label={text('ops.sessions.of', { name: self.name })}>
        {self.name}
      </Link>
      <Only on="tabletUp">
        <Tag>{text(`ops.role.${self.role}`)}</Tag>
      </Only>
      <LanguageSwitch />
      <PageKeys />
      <IconButton icon={LogOutIcon} label={text('ops.sign_out')} onClick={() => void signOut()} />
    </Inline>
  );
});

interface OpsPageProps extends Pick<PageScaffoldProps, 'width'> {
  title: string;
  children: ReactNode;
}

/** A page of the console: its title, who is signed in, and the way out. */
export function OpsPage({ title, width, children }: OpsPageProps) {
  const { brand } = useOps();
  usePageTitle(brand.title, title);
  return (
    <PageScaffold width={width} bar={<AppBar title={title} end={<Self />} />}>
      <Stack padX="feedInset" padY="md">
        {children}
      </Stack>
    </PageScaffold>
  );
}
