import type { Brand } from './brand.model.ts';

/** Where a brand's people get help: its page, or a mail to `email` where it has none. */
export const helpOf = ({ config }: Brand): { url: string; email?: string } => {
  const { email, url } = config.support;
  return url ? { url } : { url: `mailto:${email}`, email };
};
