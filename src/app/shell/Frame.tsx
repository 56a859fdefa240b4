import { AppFrame, BottomBar, Logo, NavRail } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../../domains/brand/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import type { FrameKind } from '../routes.ts';
import { useNavItems } from './useNavItems.ts';

const Rail = observer(function Rail({ slim }: { slim: boolean }) {
  const text = useText();
  const brand = useBrand();
  const { rail, publish, foot } = useNavItems();
  return (
    <NavRail
      label={text('nav.label')}
      logo={
        <Logo
          src={brand.iconUrl}
          name={brand.title}
          href="/home/recommend"
          words={slim ? 'never' : 'desktop'}
        />
      }
      items={rail}
      action={publish}
      footer={foot}
      slim={slim}
    />
  );
});

const Bottom = observer(function Bottom() {
  const text = useText();
  return <BottomBar label={text('nav.label')} items={useNavItems().bottom} />;
});

interface FrameProps {
  kind: FrameKind;
  slimRail?: boolean | undefined;
  children: ReactNode;
}

/** Navigation around a page; it stays when the page fails. */
export const Frame = observer(function Frame({ kind, slimRail = false, children }: FrameProps) {
  const text = useText();
  const { pathname } = useLocation();
  const { tops } = useBrand().places;
  const page = <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>;
  if (kind === 'bare') return <div className="flex min-h-dvh flex-col">{page}</div>;
  return (
    <AppFrame
      skipLabel={text('app.skip')}
      rail={<Rail slim={slimRail} />}
      bottomBar={kind === 'main' || tops.includes(pathname) ? <Bottom /> : undefined}
    >
      {page}
    </AppFrame>
  );
});
