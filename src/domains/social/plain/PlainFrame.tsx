import { AppBar, Link, PageScaffold, Text } from '@livery/design-system';
import type { ReactNode } from 'react';
import { useBrand } from '../../brand/index.ts';
import { BrandLinks } from '../../brand/later.ts';

/** A page where no scripts run: the server alone draws it. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const name = (
    <Text size="lead" weight="strong">
      <Link tone="plain" href="/">
        {brand.title}
      </Link>
    </Text>
  );
  return (
    <PageScaffold bar={<AppBar center={name} />}>
      {children}
      <BrandLinks place="footer" />
    </PageScaffold>
  );
}
