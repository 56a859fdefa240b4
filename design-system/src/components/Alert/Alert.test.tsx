import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Alert } from './Alert.tsx';
import { alertTones } from './Alert.variants.ts';

test.each(alertTones)('%s is read in its own haste: a danger at once, anything else in turn', (tone) => {
  render(<Alert tone={tone}>Phone or password is wrong.</Alert>);
  const role = tone === 'danger' ? 'alert' : 'status';
  expect(screen.getByRole(role).textContent).toBe('Phone or password is wrong.');
});
