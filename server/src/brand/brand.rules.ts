import type { FieldFinding } from './brand.schema.check.ts';
import type { BrandConfig } from './brand.schema.ts';

/** Rules between fields of `brand.json` that a schema cannot express (decisions.md section 1). */
export function ruleFindings(config: BrandConfig, folder: string): FieldFinding[] {
  const { features, google, captcha } = config;
  const findings: FieldFinding[] = [];
  if (config.id !== folder) {
    findings.push({
      field: 'id',
      why: `"${config.id}" is not the name of the folder`,
      remedy: `write "${folder}"`,
    });
  }
  if (features.envelopes.minesweeper && features.wallet.withdrawal && config.licence === undefined) {
    findings.push({
      field: 'features.envelopes.minesweeper',
      why: 'a game of chance whose points can be withdrawn may be gambling by law',
      remedy: 'switch features.wallet.withdrawal off, or name the permit in licence',
    });
  }
  if (google.enabled !== features.google) {
    findings.push({
      field: 'features.google',
      why: `it is ${features.google} while google.enabled is ${google.enabled}`,
      remedy: 'give both the same value',
    });
  }
  if (features.captcha && captcha.id === '') {
    findings.push({
      field: 'captcha.id',
      why: 'the captcha is switched on without an id',
      remedy: 'add the id, or switch features.captcha off',
    });
  }
  return findings;
}

/** A brand may not take a host that a brand before it has. */
export function hostFindings(config: BrandConfig, before: readonly BrandConfig[]): FieldFinding[] {
  return config.hosts.flatMap((host, at) => {
    const owner = before.find((other) => other.hosts.includes(host));
    if (owner === undefined) return [];
    const why = `the host "${host}" belongs to the brand ${owner.id} already`;
    return [{ field: `hosts[${at}]`, why, remedy: 'remove it from one of the two' }];
  });
}
