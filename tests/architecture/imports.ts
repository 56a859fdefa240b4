/** Checks who imports whom by .dependency-cruiser.cjs: `node imports.ts <report>`. Each rule counts as one test. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

/** The cruiser reads nothing and is content when its TypeScript does not fit: fewer files than this is no reading. */
const FEWEST_MODULES = 50;
const FOLDERS = ['contract/src', 'design-system/src', 'src', 'server/src'];

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: IForbiddenRuleType[];
  options: Parameters<typeof cruise>[1];
};

const { output } = await cruise(FOLDERS, { ...options, validate: true, ruleSet: { forbidden } }, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
const { summary } = output as ICruiseResult;
const broken = new Set(summary.violations.map(({ rule }) => rule.name));
for (const { rule, from, to } of summary.violations) {
  const why = forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
  console.log(`${rule.name}: ${from} → ${to}\n  ${why}`);
}
const read = output as ICruiseResult;
const sources = read.modules.filter(({ source }) =>
  FOLDERS.some((folder) => source.startsWith(`${folder}/`)),
);
console.log(`${sources.length} modules, ${forbidden.length} rules, ${summary.violations.length} violations`);
const isUnread = sources.length < FEWEST_MODULES;
if (isUnread) console.log(`Only ${sources.length} modules were read: the check itself is broken.`);
const failed = broken.size + (isUnread ? 1 : 0);
writeFileSync(
  process.argv[2] ?? '/dev/null',
  JSON.stringify({ passed: forbidden.length - broken.size, failed }),
);
process.exitCode = failed === 0 ? 0 : 1;
