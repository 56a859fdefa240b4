import type { FieldFinding } from './brand.schema.check.ts';
import type { BrandConfig } from './brand.schema.ts';

/** A brand may not take a host that a brand before it has. */
export function hostFindings(config: BrandConfig, before: readonly BrandConfig[]): FieldFinding[] {
  return config.hosts.flatMap((host, at) => {
    const owner = before.find((other) => other.hosts.includes(host));
    if (owner === undefined) return [];
    const why = `the host "${host}" belongs to the brand ${owner.id} already, and only one can be shown there`;
    return [{ field: `hosts[${at}]`, why, remedy: 'remove it from one of the two' }];
  });
}
