import { defineDomain } from '../../lib/domains/domain-module.ts';

export const domain = defineDomain({
  pages: { friends: async () => (await import('../../pages/soon/pages.tsx')).FriendsPage },
});
