import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HomeIcon } from '../../icons/index.ts';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { ListRow } from '../List/ListRow.tsx';
import { type AnchorProps, Link, LinkProvider } from './Link.tsx';

function RouterLink({ href, ...rest }: AnchorProps) {
  return <a href={`/app${href}`} {...rest} />;
}

test('every link of the system goes through the link of the application', () => {
  render(
    <LinkProvider value={RouterLink}>
      <Link href="/terms">Terms</Link>
      <ButtonLink href="/login">Log in</ButtonLink>
      <ListRow href="/settings" title="Settings" />
      <BottomBar label="Main" items={[{ href: '/home', icon: HomeIcon, label: 'Home', current: true }]} />
    </LinkProvider>,
  );
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/app/terms', '/app/login', '/app/settings', '/app/home']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
});
