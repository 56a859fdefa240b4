import { Box, Text } from '@livery/design-system';
import type { ReactNode } from 'react';

/** What a step is for, in line with its rows. */
export function Hint({ children }: { children: ReactNode }) {
  return (
    <Box padX="page">
      <Text as="p" size="footnote" tone="secondary">
        {children}
      </Text>
    </Box>
  );
}
