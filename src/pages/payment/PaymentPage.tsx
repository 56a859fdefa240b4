import { AppBar, BackIcon, ClockIcon, IconButtonLink, PageScaffold, Stack } from '@livery/design-system';
import type { ReactNode } from 'react';
import { useBrand } from '../../domains/brand/index.ts';
import { WALLET } from '../../domains/payment/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';

/** A page of payments: its bar, between the wallet and what became of earlier ones. */
export function PaymentPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  usePageTitle(useBrand().title, title);
  return (
    <PageScaffold
      width="reading"
      bar={
        <AppBar
          start={<IconButtonLink icon={BackIcon} label={text('nav.back')} href={WALLET} />}
          title={title}
          titleAlign="center"
          end={<IconButtonLink icon={ClockIcon} label={text('payment.log')} href={WALLET} />}
        />
      }
    >
      <Stack gap="gap" padX="page" padY="md" grow>
        {children}
      </Stack>
    </PageScaffold>
  );
}
