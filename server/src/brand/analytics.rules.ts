import { ownLinkProblem } from './brand.hosts.ts';
import type { FieldFinding } from './brand.schema.check.ts';
import type { BrandConfig } from './brand.schema.ts';

/** Paths that the product answers itself, or where operators work. */
const TAKEN =
  /^\/(?:api|social|brand|brands|assets|captcha|objects|dev|ops|healthz|readyz|metrics)(?:[/?#]|$)/i;

/** Page views that would arrive nowhere. */
export function analyticsFindings({ analytics }: BrandConfig): FieldFinding[] {
  if (!analytics) return [];
  const field = 'analytics.url';
  const advice = ownLinkProblem(analytics.url);
  if (advice) return [{ field, ...advice }];
  if (!TAKEN.test(analytics.url)) return [];
  return [
    {
      field,
      why: 'the product answers at that path itself, so page views would be lost',
      remedy: 'write another path, such as "/stats/view", or an address of another host',
      suggestion: '/stats/view',
    },
  ];
}

/** The host that the page has to be let send to; none where that is its own. */
export const analyticsHosts = ({ analytics }: Pick<BrandConfig, 'analytics'>): string[] => {
  const address = analytics?.url.startsWith('https://') ? URL.parse(analytics.url) : null;
  return address ? [address.origin] : [];
};
