import { TABS_RANGE } from '@livery/contract';
import type { FieldFinding } from './brand.schema.check.ts';
import type { BrandConfig } from './brand.schema.ts';
import { shown } from './brand.words.ts';

/** The list with what it lacks at its end; a full one gives up its last place. */
const withMe = (tabs: readonly string[]): readonly string[] => [...tabs.slice(0, TABS_RANGE.most - 1), 'me'];

/** Navigation that leads nowhere, and beginnings that nobody can open. */
export function placeFindings({ tabs, start, features }: BrandConfig): FieldFinding[] {
  const findings: FieldFinding[] = [];
  if (tabs && !tabs.includes('me'))
    findings.push({
      field: 'tabs',
      why: 'me is not among them, so people could not reach their own page and the settings',
      remedy: `write ${shown(withMe(tabs))}`,
    });
  if (features.discover) return findings;
  if (tabs?.includes('discover'))
    findings.push({
      field: `tabs[${tabs.indexOf('discover')}]`,
      why: 'discover is switched off, so nothing would stand there',
      remedy: 'remove it, or switch features.discover on',
    });
  for (const who of ['member', 'guest'] as const)
    if (start?.[who] === 'discover')
      findings.push({
        field: `start.${who}`,
        why: 'discover is switched off, so the page could not be opened',
        remedy: 'write "home", or switch features.discover on',
        suggestion: 'home',
      });
  return findings;
}
