import { Text } from '@livery/design-system';
import type { ReactNode } from 'react';

/** What a step is for. */
export function Hint({ children }: { children: ReactNode }) {
  return (
    <Text as="p" size="footnote" tone="secondary">
      {children}
    </Text>
  );
}
