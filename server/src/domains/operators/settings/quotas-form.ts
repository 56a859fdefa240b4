import type { SettingField } from '@livery/contract';
import type { Brand } from '../../../brand/brand.ts';
import { QUOTA_NAMES, QUOTAS, type Quota } from '../../../brand/quotas.ts';

/** A quota each, from what leaves a brand usable to what its folder and the installation allow. */
export const quotasForm = ({ config }: Brand, installation: Readonly<Record<string, unknown>>) => {
  const mostOf = (name: Quota): number =>
    Math.min(Number(installation[name] ?? Infinity), config.quotas?.[name] ?? Infinity);
  const fieldOf = (name: Quota): SettingField => ({
    ...{ name, kind: 'number', maximum: mostOf(name) },
    minimum: Math.min(QUOTAS[name].least, mostOf(name)),
  });
  return {
    fields: QUOTA_NAMES.map(fieldOf),
    unlessSet: Object.fromEntries(QUOTA_NAMES.map((name) => [name, mostOf(name)])),
  };
};
